import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packSearches, searchOf } from './pack-searches.ts';

const handle = fc.stringMatching(/^\w{1,15}$/).map((text) => ({ handle: text }));
const lengthOf = (group: { handle: string }[]) => searchOf(group.map((account) => account.handle)).length;

test('a search asks for what accounts wrote themselves', () => {
  expect(searchOf(['NASA', 'esa'])).toBe('(from:NASA OR from:esa) -is:retweet -is:reply');
});

test('every account is in one search, in order; none is longer than X takes, none could take in the next account', () => {
  fc.assert(
    fc.property(fc.array(handle, { maxLength: 120 }), (accounts) => {
      const groups = packSearches(accounts);
      expect(groups.flat()).toEqual(accounts);
      for (const [at, group] of groups.entries()) {
        expect(lengthOf(group)).toBeLessThanOrEqual(512);
        const next = groups[at + 1]?.[0];
        if (next) expect(lengthOf([...group, next])).toBeGreaterThan(512);
      }
    }),
  );
});

test('an account added at the end changes no search but the last', () => {
  const accounts = Array.from({ length: 60 }, (_, at) => ({ handle: `account_${at}` }));
  const before = packSearches(accounts.slice(0, -1));
  expect(packSearches(accounts).slice(0, before.length - 1)).toEqual(before.slice(0, -1));
});
