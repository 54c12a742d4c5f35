import { describe, expect, it } from 'vitest';
import { reportOf } from './_segments.ts';
import { summaryOfItem } from './item-summary.ts';
import { isWhole } from './whole-sentences.ts';

const REPORT = reportOf(
  'herald',
  'Flood closes the Senn bridge',
  'The river Senn rose four metres overnight and closed the main bridge of Almar. Police led 300 residents of the old town to higher ground. ' +
    'It also flooded the market hall. Mayor Ana Lindt said the walls would hold. The railway to Oss runs every two hours until Sunday. ' +
    'Engineers of the province will look at the piers on Thursday. Insurers put the damage at $40m, the highest since 1954.',
);

describe('the summary of one report', () => {
  it('is whole sentences of the report, none told twice, three points at most', () => {
    const { summary, keyPoints } = summaryOfItem(REPORT);
    const all = [...summary, ...keyPoints];
    expect(summary[0]?.text).toMatch(/^The river Senn rose/);
    expect(keyPoints.length).toBeGreaterThan(0);
    expect(keyPoints.length).toBeLessThanOrEqual(3);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    for (const { text, passages, phrase } of all) {
      expect(isWhole(text)).toBe(true);
      expect(phrase).toBeNull();
      expect(REPORT.segments.find(({ id }) => id === passages[0])?.text).toBe(text);
    }
  });

  it('has points that stand alone', () => {
    expect(summaryOfItem(REPORT).keyPoints.every(({ text }) => !/^(?:It|But|He) /.test(text))).toBe(true);
  });

  it('says nothing where there is a title only', () => {
    expect(summaryOfItem(reportOf('a', 'Bridge closed', ''))).toEqual({ summary: [], keyPoints: [], sentiment: null });
  });
});
