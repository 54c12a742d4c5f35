import { describe, expect, test } from 'vitest';
import { at, claims, passageId } from '../_fixture-claims.ts';
import { analysis } from '../_fixtures.ts';
import { compareOutlets, countBetween } from './compare-outlets.ts';
import { effectReach } from './effect-bar.tsx';
import { shareText } from './figure-text.ts';
import { firstReports, reportSpans } from './first-reports.ts';
import { cellOf, matrixClaims, matrixOutlets } from './matrix.ts';
import { orderedFor } from './ordered-for.ts';

const perspective = (id: string) => {
  const found = analysis.perspectives.find(({ outletId }) => outletId === id);
  if (!found) throw new Error(`There is no outlet ${id}.`);
  return found;
};

describe('two outlets', () => {
  test('are compared claim by claim, contradictions first', () => {
    const compared = compareOutlets(claims, perspective('courier'), perspective('lantern'));
    expect(compared.map(({ claim, between }) => [claim.id, between])).toEqual([
      ['jammed', 'contradict'],
      ['hinge', 'both'],
      ['money', 'only-first'],
    ]);
  });
  test('of which one only carries a text say what that text says', () => {
    const compared = compareOutlets(claims, perspective('kestria'), perspective('tidewater'));
    expect(compared.find(({ claim }) => claim.id === 'jammed')?.between).toBe('only-first');
    expect(countBetween(compared, 'only-second')).toBe(2);
  });
});

describe('the matrix', () => {
  const cell = (claimId: string, outletId: string) => {
    const claim = claims.find(({ id }) => id === claimId);
    const outlet = matrixOutlets(analysis).find((each) => each.outletId === outletId);
    return claim && outlet ? cellOf(claim, outlet).kind : null;
  };
  test('tells who says so, who says otherwise, who carries it and who is silent', () => {
    expect(cell('jammed', 'courier')).toBe('says');
    expect(cell('jammed', 'lantern')).toBe('denies');
    expect(cell('jammed', 'kestria')).toBe('repeats');
    expect(cell('jammed', 'tidewater')).toBe('silent');
  });
  test('has contested claims before agreed ones, main ones before others, and copies last', () => {
    expect(matrixClaims(claims).map(({ id }) => id)).toEqual(['jammed', 'money', 'hinge', 'minister']);
    expect(matrixOutlets(analysis).at(-1)?.outletId).toBe('kestria');
  });
});

test('personas ask for consensus in their own order', () => {
  const order = (persona: Parameters<typeof orderedFor>[0]) =>
    orderedFor(persona, analysis.consensusPoints).map(({ agreement }) => agreement);
  expect(order('centrist')).toEqual([100, 66, 50]);
  expect(order('investigator')).toEqual([50, 66, 100]);
});

describe('reports', () => {
  test('come in the order of their times, with the lag after the first', () => {
    expect(firstReports(analysis).map(({ outletId, lagMinutes, copy }) => [outletId, lagMinutes, copy])).toEqual([
      ['courier', 0, false],
      ['tidewater', 72, false],
      ['kestria', 102, true],
      ['harbour', 366, false],
      ['lantern', 438, false],
    ]);
  });
  test('each rest on the words the outlet headed its first with', () => {
    const first = firstReports(analysis).find(({ outletId }) => outletId === 'tidewater');
    expect(first?.passages).toEqual([passageId('tidewater', 0)]);
    expect(firstReports({ ...analysis, timeline: [] }).every(({ passages }) => passages.length === 0)).toBe(true);
  });
  test('are counted once a report and hour', () => {
    expect(reportSpans(analysis)).toEqual({ hours: 1, counts: [1, 1, 0, 0, 0, 0, 1, 1] });
  });
  test('over many days stand in at most 24 spans', () => {
    const [first, second] = analysis.perspectives;
    if (!first || !second) throw new Error('There are no perspectives.');
    const spans = reportSpans({ ...analysis, perspectives: [first, { ...second, publishedAt: at(60 * 24 * 9) }] });
    expect(spans.counts.length).toBeLessThanOrEqual(24);
    expect(spans.counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  });
});

test('the scale of effects holds the widest interval', () => {
  expect(effectReach(analysis.blindspotDetails)).toBe(2.05);
  expect(effectReach([])).toBe(1);
});

test('a correction rate keeps one decimal', () => {
  expect(shareText(8.7, 'en')).toBe('8.7%');
});
