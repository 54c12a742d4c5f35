import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packZip } from './pack-zip.ts';
import { zipOf } from './samples/zip.ts';
import { readZipParts } from './zip-parts.ts';

const all = () => true;
const kindOf = (bytes: Buffer): unknown => {
  try {
    return readZipParts(bytes, all).size;
  } catch (fault) {
    return (fault as { kind?: unknown }).kind;
  }
};
const MB = 1024 * 1024;

describe('readZipParts', () => {
  it('gives the wanted parts, and packs them again for others to read', () => {
    const zip = zipOf([
      { name: 'a.xml', body: 'Å' },
      { name: 'b.bin', body: 'no' },
    ]);
    const parts = readZipParts(zip, (name) => name.endsWith('.xml'));
    expect([...parts].map(([name, body]) => [name, body.toString()])).toEqual([['a.xml', 'Å']]);
    expect(readZipParts(packZip(parts), all)).toEqual(parts);
  });

  it('refuses a bomb by what it states', () => {
    expect(kindOf(zipOf([{ name: 'a', body: 'x', stated: 51 * MB }]))).toBe('too-heavy');
    expect(kindOf(zipOf([1, 2].map((each) => ({ name: `${each}`, body: 'x', stated: 26 * MB }))))).toBe('too-heavy');
    expect(kindOf(zipOf(Array.from({ length: 2_001 }, (_, at) => ({ name: `${at}`, body: '' }))))).toBe('too-heavy');
  });

  it('unpacks no more than a bomb states', () => {
    expect(kindOf(zipOf([{ name: 'a', body: Buffer.alloc(60 * MB), stated: 10 }]))).toBe('too-heavy');
    expect(kindOf(zipOf([{ name: 'a', body: 'short', stated: 10 }]))).toBe('damaged');
  });

  it('refuses what is encrypted, doubled, followed by something or cut', () => {
    const zip = zipOf([{ name: 'a', body: 'some text that is packed' }]);
    expect(kindOf(zipOf([{ name: 'a', body: 'x', encrypted: true }]))).toBe('protected');
    expect(kindOf(zipOf([1, 2].map(() => ({ name: 'a', body: 'x' }))))).toBe('damaged');
    expect(kindOf(Buffer.concat([zip, Buffer.from('tail')]))).toBe('damaged');
    fc.assert(
      fc.property(fc.nat(zip.length - 1), (length) => {
        expect(kindOf(zip.subarray(0, length))).toBe('damaged');
      }),
    );
  });
});
