import { describe, expect, it } from 'vitest';
import { BREAKING_MS, breakingAt, isBreaking } from './breaking.ts';
import { eachAlone, HOUR_MS, MINUTE_MS, report, START } from './reports.fixture.ts';

const at = (outlet: string, minutes: number, owner: string | null = null) =>
  report(outlet, { publishedAt: START + minutes * MINUTE_MS, owner });
const quick = [at('a', 0), at('b', 20), at('c', 60)];
const now = START + HOUR_MS;
const broke = (items = quick, when = now) => breakingAt(items, eachAlone(items), when);

describe('breakingAt', () => {
  it('is the time of the third report within an hour of the first', () => {
    expect(broke()).toBe(START + 60 * MINUTE_MS);
    expect(broke([...quick].reverse())).toBe(START + 60 * MINUTE_MS);
  });

  it('does not break where the third comes after the hour', () => {
    expect(broke([at('a', 0), at('b', 20), at('c', 61)], START + 2 * HOUR_MS)).toBeNull();
  });

  it('counts owners, not outlets', () => {
    const owned = [at('a', 0, 'x'), at('b', 5, 'x'), at('c', 10), at('d', 15)];
    expect(broke(owned)).toBe(START + 15 * MINUTE_MS);
    expect(broke(owned.slice(0, 3))).toBeNull();
  });

  it('counts reports, not copies', () => {
    expect(
      breakingAt(
        quick,
        new Map([
          ['a', 0],
          ['b', 0],
          ['c', 1],
        ]),
        now,
      ),
    ).toBeNull();
  });

  it('is over for a story that is read too late, and not yet for one dated ahead', () => {
    expect(broke(quick, START + 3 * HOUR_MS)).not.toBeNull();
    expect(broke(quick, START + 3 * HOUR_MS + 1)).toBeNull();
    expect(broke(quick, START + 59 * MINUTE_MS)).toBeNull();
  });

  it('needs items', () => {
    expect(broke([])).toBeNull();
  });
});

describe('isBreaking', () => {
  it('holds from the moment for six hours', () => {
    expect(
      [START - 1, START, START + BREAKING_MS - 1, START + BREAKING_MS].map((when) => isBreaking(START, when)),
    ).toEqual([...[false, true, true, false]]);
    expect(isBreaking(null, START)).toBe(false);
  });
});
