import { perspectiveSchema } from '@360/contracts/analysis';
import { describe, expect, it } from 'vitest';
import { evidenceReport, START, storyEvidence } from '../evidence/evidence.fixture.ts';
import { claimOf } from './_claims.ts';
import { diffOf } from './diff.ts';
import { perspectivesOf } from './perspectives.ts';

const herald = evidenceReport(
  'herald',
  {
    title: 'Port of Ostmark to close in May',
    text:
      'The port of Ostmark will close in May after 115 years. Engineers found cracks in the old quay last autumn. ' +
      '“We have no choice left but to close it,” Ann Moe said. Her shameless critics offer a ludicrous, disgraceful plan. ' +
      'The port of Ostmark handles two million tonnes a year.',
  },
  { approach: 'economic' },
);
const courier = evidenceReport(
  'courier',
  {
    title: 'Analysis: what Ostmark loses',
    text: 'The port of Ostmark will close in May. Unions in Ostmark will strike on Friday.',
  },
  { report: 1, publishedAt: START + 60_000 },
);
const gazette = evidenceReport(
  'gazette',
  { title: herald.title, text: 'The port of Ostmark will close in May after 115 years.' },
  { copyOf: 'herald', publishedAt: START + 120_000 },
);
const evidence = storyEvidence([herald, courier, gazette]);
const passage = (report: typeof herald, words: string) =>
  report.segments.find(({ text }) => text.includes(words))?.id ?? 'none#0';
const closes = claimOf('closes', [
  { itemId: 'herald', report: 0, passage: passage(herald, '115 years'), copies: ['gazette'] },
  { itemId: 'courier', report: 1, passage: passage(courier, 'will close') },
]);
const cracks = claimOf('cracks', [{ itemId: 'herald', report: 0, passage: passage(herald, 'cracks') }]);
const strike = claimOf('strike', [
  { itemId: 'courier', report: 1, passage: passage(courier, 'strike') },
  { itemId: 'herald', report: 0, passage: passage(herald, 'critics'), stance: 'contradicts', reason: 'denial' },
]);
const claims = [closes, cracks, strike];
const perspectives = perspectivesOf(evidence, claims);
const [first, second, third] = perspectives;

describe('perspectivesOf', () => {
  it('gives one perspective an outlet, as the contract has it, in the order in which they began', () => {
    for (const perspective of perspectives) expect(perspectiveSchema.parse(perspective)).toEqual(perspective);
    expect(perspectives.map(({ outletId }) => outletId)).toEqual(['herald', 'courier', 'gazette']);
  });

  it('names approach, kind of journalism and what is a copy', () => {
    expect([first?.analysisApproach, second?.analysisApproach]).toEqual(['economic', null]);
    expect([first?.journalismType, second?.journalismType]).toEqual(['report', 'analysis']);
    expect(perspectives.map(({ copyOf }) => copyOf)).toEqual([null, null, 'The herald']);
  });

  it('says what its text turns on, then what the outlet alone says, in its own whole sentences', () => {
    expect(first?.summary.map(({ text }) => text)).toEqual([
      expect.stringContaining('The port of Ostmark will close in May'),
      'Engineers found cracks in the old quay last autumn.',
    ]);
    expect(second?.summary.map(({ text }) => text)).toContain('Unions in Ostmark will strike on Friday.');
    for (const { summary, itemIds } of perspectives) {
      expect(summary.length).toBeGreaterThan(0);
      expect(summary.length).toBeLessThanOrEqual(3);
      for (const { text, passages } of summary) {
        const segment = evidence.reports.flatMap(({ segments }) => segments).find(({ id }) => id === passages[0]);
        expect(segment?.text).toBe(text);
        expect(itemIds).toContain(segment?.itemId);
      }
    }
  });

  it('quotes who is quoted and shows the loaded words with their passage', () => {
    expect(first?.keyQuotes).toEqual([
      { text: 'We have no choice left but to close it', speaker: 'Ann Moe', passage: passage(herald, 'no choice') },
    ]);
    expect(first?.loadedWords).toEqual(
      ['shameless', 'ludicrous', 'disgraceful'].map((word) => ({ word, passage: passage(herald, 'critics') })),
    );
    expect(second?.loadedWords).toEqual([]);
  });

  it('has no score of what is too thin, and says why', () => {
    expect(first?.objectivityScore).toBe(first?.objectivity.value);
    expect(first?.objectivityScore).not.toBeNull();
    expect([third?.objectivityScore, third?.factualityScore]).toEqual([null, null]);
    expect(third?.objectivity.abstained).toBe('told-sentences');
    expect(third?.factuality.abstained).toBe('outlet-claims');
  });
});

describe('diffOf', () => {
  const segments = evidence.reports.flatMap((report) => report.segments);

  it('says what each alone says, what both say and where they contradict', () => {
    if (!first || !second) throw new Error('There are no two perspectives.');
    const diff = diffOf(first, second, claims, segments);
    expect(diff.onlyFirst.map(({ text }) => text)).toEqual(['Engineers found cracks in the old quay last autumn.']);
    expect(diff.onlySecond).toEqual([]);
    expect(diff.both).toEqual([expect.objectContaining({ passages: closes.stances.map((stance) => stance.passage) })]);
    expect(diff.contradict.map(({ claimId, second: said }) => [claimId, said.text])).toEqual([
      ['strike', 'Unions in Ostmark will strike on Friday.'],
    ]);
  });

  it('finds no difference between a report and what its copy carries', () => {
    if (!first || !third) throw new Error('There are no two perspectives.');
    expect(diffOf(first, third, [closes], segments)).toMatchObject({ onlyFirst: [], onlySecond: [], contradict: [] });
  });
});
