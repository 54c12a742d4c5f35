import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { tidyText, tidyTitle } from './tidy-text.ts';

describe('tidyText', () => {
  it('leaves single spaces and one empty line at most', () => {
    expect(tidyText('  a\u00a0 b\t\r\n\r\n\r\n \n c\u200b\u202ed  ').text).toBe('a b\n\ncd');
  });

  it('bounds the text and says so', () => {
    expect(tidyText('word '.repeat(10_000))).toMatchObject({ isCut: true });
    expect(tidyText('short')).toEqual({ text: 'short', isCut: false });
  });

  it('gives well-formed text without controls, tidied once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (raw) => {
        const { text } = tidyText(raw);
        expect(text.isWellFormed()).toBe(true);
        expect(tidyText(text).text).toBe(text);
      }),
    );
    expect(tidyText('😀'.repeat(15_000)).text.isWellFormed()).toBe(true);
  });

  it('puts a title on one line, or has none', () => {
    expect(tidyTitle(' Harbour\n law ')).toBe('Harbour law');
    expect(tidyTitle(' \0 ')).toBeUndefined();
    expect(tidyTitle(12)).toBeUndefined();
  });
});

describe('decodeText', () => {
  const utf16 = Buffer.from('\ufeffŞehir مدينة', 'utf16le');

  it('reads UTF-8 and UTF-16 of either order', () => {
    expect(decodeText(Buffer.from('\ufeffمدينة'))).toBe('مدينة');
    expect(decodeText(utf16)).toBe('Şehir مدينة');
    expect(decodeText(Buffer.from(utf16).swap16())).toBe('Şehir مدينة');
  });

  it.each([
    ['a faulty byte', Buffer.from([0x61, 0xe9, 0x62])],
    ['a NUL', Buffer.from('a\0b')],
    ['half a character', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
    ['an odd byte', utf16.subarray(0, 5)],
  ])('is no text with %s', (_, bytes) => {
    expect(decodeText(bytes)).toBeNull();
  });
});
