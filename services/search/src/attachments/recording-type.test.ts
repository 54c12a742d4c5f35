import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingTypeOf } from './recording-type.ts';
import { mp4Of, pngOf, wavOf } from './samples/media.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('recordingTypeOf', () => {
  it.each([
    ['audio/flac', 'audio', latin1('fLaC\0\0\0\x22')],
    ['audio/ogg', 'audio', latin1('OggS\0\x02')],
    ['audio/wav', 'audio', wavOf(1, 'Note')],
    ['audio/mpeg', 'audio', latin1('ID3\x04\0')],
    ['audio/mpeg', 'audio', latin1('\xff\xfb\x90\x64')],
    ['audio/mp4', 'audio', latin1('\0\0\0\x20ftypM4A ')],
    ['audio/webm', 'audio', latin1('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm')],
    ['video/webm', 'video', latin1('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm')],
    ['video/mp4', 'video', mp4Of(5, 640, 360)],
    ['video/mpeg', 'video', latin1('\0\0\x01\xba\x44')],
  ] as const)('knows %s', (type, kind, bytes) => {
    expect(recordingTypeOf(bytes, kind)).toBe(type);
  });

  it.each([
    ['QuickTime', 'video', latin1('\0\0\0\x14ftypqt  ')],
    ['Matroska', 'video', latin1('\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska')],
    ['Ogg with pictures', 'video', latin1('OggS\0\x02')],
    ['bare AAC', 'audio', latin1('\xff\xf1\x50\x80')],
    ['AVI', 'video', latin1('RIFF\0\0\0\0AVI ')],
    ['a picture', 'video', pngOf(2, 2)],
  ] as const)('does not take %s', (_, kind, bytes) => {
    expect(recordingTypeOf(bytes, kind)).toBeNull();
  });

  it('reads any bytes without a fault', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), fc.constantFrom('audio', 'video'), (bytes, kind) => {
        const type = recordingTypeOf(Buffer.from(bytes), kind);
        expect(type === null || type.startsWith(`${kind}/`)).toBe(true);
      }),
    );
  });
});
