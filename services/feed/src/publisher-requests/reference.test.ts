import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newReference, readReference } from './reference.ts';

const SYMBOLS = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const references = fc.constant(null).map(newReference);

test('references are written in three groups, and none comes twice', () => {
  const made = Array.from({ length: 2_000 }, newReference);
  for (const reference of made) expect(reference).toMatch(/^PUB(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(new Set(made).size).toBe(made.length);
});

test('is read however it is typed', () => {
  fc.assert(
    fc.property(references, fc.constantFrom(' ', '', '–', ' - '), (reference, dash) => {
      const typed = reference.toLowerCase().replaceAll('-', dash).replaceAll('0', 'o').replaceAll('1', 'l');
      expect(readReference(` ${typed} `)).toBe(reference);
      expect(readReference(reference.slice('PUB-'.length))).toBe(reference);
    }),
  );
});

test('one wrong symbol never leads to another request', () => {
  fc.assert(
    fc.property(references, fc.nat(11), fc.constantFrom(...SYMBOLS), (reference, at, symbol) => {
      const symbols = [...reference.replace('PUB-', '').replaceAll('-', '')];
      fc.pre(symbols[at] !== symbol);
      symbols[at] = symbol;
      expect(readReference(symbols.join(''))).toBeNull();
    }),
  );
});

test('two neighbours swapped never lead to another request', () => {
  fc.assert(
    fc.property(references, fc.nat(10), (reference, at) => {
      const symbols = [...reference.replace('PUB-', '').replaceAll('-', '')];
      const [first, second] = [symbols[at] as string, symbols[at + 1] as string];
      fc.pre(first !== second);
      symbols.splice(at, 2, second, first);
      expect(readReference(symbols.join(''))).toBeNull();
    }),
  );
});

test.each(['', 'PUB', 'PUB-0000-0000', '../../etc/passwd', 'PUB-UUUU-UUUU-UUUU', '𝟬'.repeat(13), 'a'.repeat(10_000)])(
  '%j is no reference',
  (typed) => expect(readReference(typed)).toBeNull(),
);
