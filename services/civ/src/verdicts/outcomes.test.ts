import type { Verdict } from '@360/contracts/civ';
import { expect, test } from 'vitest';
import { civFlagsOf } from './outcomes.ts';

type Flag = Parameters<typeof civFlagsOf>[0][number];
const settled = (verdict: Verdict): Flag => ({
  state: 'settled',
  settlement: {
    verdict,
    at: new Date(0),
    votes: {} as Record<Verdict, number>,
    agreement: 1,
    by: 'votes',
    versions: [],
  },
});
const unsettled = (state: 'open' | 'withdrawn'): Flag => ({ state, settlement: null });

test.each<[string, Flag[], string[]]>([
  ['nothing is settled', [unsettled('open'), unsettled('withdrawn')], []],
  ['all is upheld', [settled('supports'), settled('supports'), unsettled('withdrawn')], ['verified']],
  ['something is still open', [settled('supports'), unsettled('open')], []],
  ['one was challenged', [settled('supports'), settled('challenges')], ['challenged']],
  ['two were settled otherwise', [settled('needs_context'), settled('challenges')], ['challenged', 'needs-context']],
  ['one came to nothing', [settled('supports'), settled('inconclusive')], []],
])('what an item carries where %s', (_, flags, expected) => {
  expect(civFlagsOf(flags)).toEqual(expected);
});
