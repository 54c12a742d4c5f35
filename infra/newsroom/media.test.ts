import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEDIA_FOLDER, probeWebm } from './media.ts';

const clip = readFileSync(join(MEDIA_FOLDER, 'clips', 'harbour-dusk.webm'));

describe('probeWebm', () => {
  it('reads length and size', () => {
    const { seconds, width, height } = probeWebm(clip);
    expect(seconds).toBeCloseTo(9, 1);
    expect([width, height]).toEqual([640, 360]);
  });

  it('throws on bytes that are no clip, and always ends', () => {
    expect(() => probeWebm(Buffer.from('no clip at all'))).toThrow();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => probeWebm(Buffer.from(bytes))).toThrow();
      }),
    );
  });
});
