import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText, plainTextSchema, webAddressSchema } from './plain-text.ts';

describe('a text', () => {
  test.each([
    ['is kept as it was written, markup among it', '<b>5 < 6</b> &amp;', '<b>5 < 6</b> &amp;'],
    ['keeps its lines', 'one\r\ntwo\rthree\n\tfour', 'one\ntwo\nthree\n\tfour'],
    ['loses what cannot be shown', 'a\u0000b\u001bc\u0085d\ud800', 'abcd\ufffd'],
    ['cannot turn the writing direction of what follows', 'exe.\u202egpj', 'exe.gpj'],
    ['keeps joined emoji and right-to-left words', '👩‍🚀 مرحبا', '👩‍🚀 مرحبا'],
  ])('%s', (_, written, kept) => expect(plainText(written)).toBe(kept));

  test('of nothing but what cannot be shown is empty', () => {
    expect(plainTextSchema(1, 9, 'Say something.').safeParse(' \u0000\n').error?.issues[0]?.message).toBe(
      'Say something.',
    );
  });

  test('that was kept is kept the same again', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => plainText(plainText(text)) === plainText(text)));
  });
});

describe('an address', () => {
  test.each([
    ['https://quay.example/a?b=1#c', 'https://quay.example/a?b=1#c'],
    [' HTTP://Quay.Example ', 'http://quay.example/'],
    ['https://quay.example/\n"><script>', 'https://quay.example/%22%3E%3Cscript%3E'],
  ])('%j is kept as %j', (written, kept) => expect(webAddressSchema.parse(written)).toBe(kept));

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,hello',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://quay.example/1',
    '//quay.example',
    '/relative',
    'quay.example',
    'https://',
    '',
    'https://bank.example@quay.example/',
    `https://quay.example/${'é'.repeat(500)}`,
  ])('%j is refused', (written) => expect(webAddressSchema.safeParse(written).success).toBe(false));
});
