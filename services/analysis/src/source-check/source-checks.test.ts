import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimOf } from '../analyse/claims.fixture.ts';
import { MINUTE_MS, outletOf, reportOf } from '../analyse/story.fixture.ts';
import { START, storyEvidence } from '../evidence/evidence.fixture.ts';
import { sourceChecksOf } from './source-checks.ts';
import { sourceScoreOf } from './source-score.ts';

const revision = { at: START, kind: 'title' as const, before: 'Pier shuts', after: 'Pier closes' };
const reports = [
  reportOf('quay', { owner: 'Quay Group', revisions: [revision] }),
  reportOf('coast', { copyOf: 'quay', publishedAt: START + 5 * MINUTE_MS }),
  reportOf('hill', { creditTo: 'The quay', publishedAt: START + 6 * MINUTE_MS }),
  reportOf('pier', { report: 1, owner: 'Quay Group', publishedAt: START + 7.9 * MINUTE_MS }),
];
const claims = [claimOf(['quay', 'pier']), claimOf(['pier', 'quay'], ['hill']), claimOf(['quay'])];
const catalogue = [outletOf('quay', { items: 200, revised: 20, owner: 'Quay Group' })];
const checks = sourceChecksOf(storyEvidence(reports, { catalogue }), claims);

describe('sourceChecksOf', () => {
  it('says of each outlet what it depends on, in order of time', () => {
    expect(
      checks.map(({ name, independent, dependsOn, lagMinutes }) => ({ name, independent, dependsOn, lagMinutes })),
    ).toEqual([
      { name: 'The quay', independent: true, dependsOn: null, lagMinutes: 0 },
      { name: 'The coast', independent: false, dependsOn: { name: 'The quay', by: 'copy' }, lagMinutes: 5 },
      { name: 'The hill', independent: false, dependsOn: { name: 'The quay', by: 'credit' }, lagMinutes: 6 },
      { name: 'The pier', independent: true, dependsOn: { name: 'The quay', by: 'owner' }, lagMinutes: 7 },
    ]);
  });

  it('counts firsts among claims that others speak to, and revisions here and in the record', () => {
    expect(checks[0]).toMatchObject({ firsts: 1, revisions: 1, record: { items: 200, revised: 20 } });
    expect(checks[3]).toMatchObject({ firsts: 1, revisions: 0, record: { items: 0, revised: 0 } });
  });

  it('scores where claims and record are enough, and says what is missing where they are not', () => {
    expect(checks[0]?.score.parts).toEqual([
      { name: 'corroboration', value: 0.5, weight: 0.5, of: 2 },
      { name: 'stability', value: 0.896, weight: 0.3, of: 200 },
      { name: 'independence', value: 0.6667, weight: 0.2, of: 1 },
    ]);
    expect(checks[0]?.score.value).toBe(65);
    expect(checks[1]?.score).toMatchObject({
      value: null,
      abstained: 'source-claims',
    });
    expect(checks[3]?.score).toMatchObject({
      value: null,
      abstained: 'source-items',
    });
  });
});

describe('sourceScoreOf', () => {
  it('rises with what speaks for an outlet and falls with what speaks against it', () => {
    const count = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(count, count, count, count, count, count, (agreed, against, kept, revised, own, copies) => {
        const counts = {
          agreed,
          compared: agreed + against + 2,
          items: kept + revised + 30,
          revised,
          own,
          here: own + copies + 1,
        };
        const value = sourceScoreOf(counts).value ?? -1;
        const better = [
          { ...counts, agreed: agreed + 1, compared: counts.compared + 1 },
          { ...counts, items: counts.items + 1 },
          { ...counts, own: own + 1, here: counts.here + 1 },
        ];
        const worse = [
          { ...counts, compared: counts.compared + 1 },
          { ...counts, items: counts.items + 1, revised: revised + 1 },
          { ...counts, here: counts.here + 1 },
        ];
        for (const each of better) expect(sourceScoreOf(each).value).toBeGreaterThanOrEqual(value);
        for (const each of worse) expect(sourceScoreOf(each).value).toBeLessThanOrEqual(value);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
      }),
    );
  });
});
