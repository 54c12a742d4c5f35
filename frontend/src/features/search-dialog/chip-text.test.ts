import type { IntentChip } from '@360/contracts/search';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import de from '../../locales/de.json' with { type: 'json' };
import { chipText } from './chip-text.ts';

beforeAll(() =>
  i18next.init({ lng: 'de', resources: { de: { translation: de } }, interpolation: { escapeValue: false } }),
);

test.each<[IntentChip['kind'], string, string, string]>([
  ['place', 'Germany', 'DE', 'Ort: Deutschland'],
  ['place', 'the Tarn', 'tarn', 'Ort: the Tarn'],
  ['topic', 'Politics', 'politics', 'Thema: Politik'],
  ['topic', 'inspections', 'inspections', 'Thema: inspections'],
  ['after', '1 November', '2026-11-01', 'Seit: 1. November 2026'],
  ['before', 'yesterday', 'yesterday', 'Vor: yesterday'],
  ['excluded', 'storm', 'storm', 'Ohne: storm'],
])('%s “%s” (%s) is said as “%s”', (kind, label, value, said) => {
  const chip = { kind, label, value, start: 0, end: 1 };
  expect(chipText(chip, i18next.t, 'de', createFormat('de', i18next.t))).toBe(said);
});
