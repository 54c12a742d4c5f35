import type { CitedSentence } from '@360/contracts/evidence';
import { expect } from 'vitest';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { countryName } from '../phrases/phrases.ts';
import { leansBack } from '../summaries/dangling.ts';
import { type AnalysisParts, writingFigures } from './parts.ts';

const WHOLE = /^["'“”‘’«„(]*[\p{Lu}\p{Lo}\p{N}].*[.!?。][)"'”’»]*$/su;

/** What every text of ours promises: whole sentences, none twice, none leaning on nothing, every value found where it is cited. */
export const expectSound = (
  sentences: readonly CitedSentence[],
  evidence: StoryEvidence,
  parts: AnalysisParts,
): void => {
  const passages = new Map(
    evidence.reports.flatMap(({ segments }) => segments.map(({ id, text }) => [id, text] as const)),
  );
  const outlets = [...evidence.reports.map(({ outletName }) => outletName), ...parts.silence.map(({ name }) => name)];
  const figures = writingFigures(evidence, parts);
  expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  for (const { text, passages: cited, figures: named, phrase } of sentences) {
    expect(text).toMatch(WHOLE);
    expect(cited.length + named.length).toBeGreaterThan(0);
    const words = cited.map((id) => passages.get(id));
    expect(words).not.toContain(undefined);
    for (const name of named) expect(Object.keys(figures)).toContain(name);
    if (!phrase) {
      expect(words[0]).toBe(text);
      expect(leansBack(text, 'en')).toBe(false);
    }
    const grounds = [...words, ...outlets, ...named.map((name) => String(figures[name]))].join('\n').toLowerCase();
    for (const [name, value] of Object.entries(phrase?.values ?? {}))
      for (const part of name.startsWith('outlets') ? String(value).split(', ') : [String(value)])
        expect(grounds).toContain((name.startsWith('country') ? countryName(part) : part).toLowerCase());
  }
};
