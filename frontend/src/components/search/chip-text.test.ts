import type { IntentChip } from '@360/contracts/search';
import { beforeAll, expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { i18n } from '../../lib/strings.ts';
import { startStrings } from '../../test/strings.ts';
import { chipText } from './chip-text.ts';

beforeAll(() => startStrings('de'));

test.each<[IntentChip['kind'], string, string, string]>([
  ['place', 'Germany', 'DE', 'Ort: Deutschland'],
  ['place', 'the Tarn', 'tarn', 'Ort: the Tarn'],
  ['topic', 'Politics', 'politics', 'Thema: Politik'],
  ['topic', 'inspections', 'inspections', 'Thema: inspections'],
  ['type', 'type: story', 'story', 'Art: Zusammengefasste Geschichte'],
  ['type', 'podcast', 'podcast', 'Art: podcast'],
  ['language', 'French', 'fr', 'Sprache: Französisch'],
  ['language', 'Elvish', 'elvish', 'Sprache: Elvish'],
  ['after', '1 November', '2026-11-01', 'Ab 1. November 2026'],
  ['before', 'yesterday', 'yesterday', 'Bis yesterday'],
  ['excluded', 'storm', 'storm', 'Ohne: storm'],
  ['excluded', 'source: reuters', 'source:reuters', 'Ohne Quelle: reuters'],
  ['excluded', 'country: France', 'country:FR', 'Ohne Land: Frankreich'],
  ['excluded', 'category: health', 'category:health', 'Ohne Thema: Gesundheit'],
  ['excluded', 'language: French', 'language:fr', 'Ohne Sprache: Französisch'],
  ['excluded', 'type: video', 'type:video', 'Ohne Art: Video'],
])('%s “%s” (%s) is said as “%s”', (kind, label, value, said) => {
  const chip = { kind, label, value };
  expect(chipText(chip, i18n.t, 'de', createFormat('de', i18n.t))).toBe(said);
});
