import { expect, test } from 'vitest';
import { authorIdOf } from './author-names.ts';

test('an author is told by an id that is always the same, another’s never, and says nothing of who it is', () => {
  expect(authorIdOf('anon:1')).toMatch(/^[0-9a-f]{24}$/);
  expect(authorIdOf('anon:1')).toBe(authorIdOf('anon:1'));
  expect(authorIdOf('anon:1')).not.toBe(authorIdOf('anon:2'));
});
