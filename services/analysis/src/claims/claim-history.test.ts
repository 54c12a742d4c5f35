import { describe, expect, it } from 'vitest';
import { changesSince } from './claim-history.ts';
import { eachTells, reportOf } from './claims.fixture.ts';
import { claimsOf } from './claims-of.ts';

const SAME = 'The ferry Santa Lucia sank off Palawan on Monday';
const one = eachTells(SAME, 'Mira Oldane was arrested in Lennow');

describe('changesSince', () => {
  it('tells nothing of an unchanged story', () => {
    const claims = claimsOf({ reports: one });
    expect(changesSince(claims, claims)).toEqual({ new: [], changed: [], withdrawn: [] });
  });

  it('tells what is new, what changed and what nobody says any more', () => {
    const before = claimsOf({ reports: one });
    const now = claimsOf({
      reports: [
        ...eachTells(SAME),
        reportOf('b', { title: `${SAME}, officials say`, report: 1 }),
        reportOf('c', { title: 'The port of Tarn was closed', report: 2 }),
      ],
    });
    const changes = changesSince(before, now);
    expect(changes.new.map(({ text }) => text)).toEqual(['The port of Tarn was closed']);
    expect(changes.changed.map(({ before: was, now: is }) => [was.state, is.state])).toEqual([
      ['single-source', 'agreed'],
    ]);
    expect(changes.withdrawn.map(({ text }) => text)).toEqual(['Mira Oldane was arrested in Lennow']);
  });

  it('knows a claim again that other sentences have moved', () => {
    const moved = [reportOf('o0', { title: 'Ferry sinks off Palawan, police say', body: `${SAME}.` })];
    const plain = [reportOf('o0', { title: `${SAME}.` })];
    expect(changesSince(claimsOf({ reports: plain }), claimsOf({ reports: moved })).withdrawn).toEqual([]);
  });
});
