import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOfDataUrl } from './data-url.ts';
import { asDataUrl } from './samples/as-data-url.ts';

const kindOf = (url: string): unknown => {
  try {
    return bytesOfDataUrl(url).length;
  } catch (fault) {
    return (fault as { kind?: unknown }).kind;
  }
};

describe('bytesOfDataUrl', () => {
  it('gives back the bytes whatever the type says', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
        expect(bytesOfDataUrl(asDataUrl(Buffer.from(bytes), 'text/plain;charset=utf-8'))).toEqual(Buffer.from(bytes));
      }),
    );
  });

  it.each([
    'https://example.org/a.pdf',
    'data:text/plain,hello',
    'data:text/plain;base64,aGVsbG8',
    'data:text/plain;base64,aGVs bG8=',
    'data:text/plain;base64,aGVs_-8=',
    'data:text/plain;base64,a===',
    `data:${'x'.repeat(400)}/y;base64,aGVsbG8=`,
    '',
  ])('refuses %s', (url) => {
    expect(kindOf(url)).toBe('malformed');
  });

  it('refuses an empty file', () => {
    expect(kindOf('data:text/plain;base64,')).toBe('empty');
  });

  it('takes 8 MB and refuses more', () => {
    const most = Buffer.alloc(8 * 1024 * 1024, 'a');
    expect(kindOf(asDataUrl(most))).toBe(most.length);
    expect(kindOf(asDataUrl(Buffer.concat([most, Buffer.from('a')])))).toBe('too-large');
    expect(kindOf(asDataUrl(Buffer.alloc(10 * 1024 * 1024)))).toBe('too-large');
  });
});
