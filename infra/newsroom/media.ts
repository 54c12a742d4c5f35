import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

export const MEDIA_FOLDER = join(import.meta.dirname, 'media');

/** `seconds` is read from the file itself. */
export type Clip = { name: string; type: string; bytes: number; seconds: number; width: number; height: number };

const EBML = {
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  entry: 0xae,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
};
const PARENTS = new Set([EBML.segment, EBML.info, EBML.tracks, EBML.entry, EBML.video]);

/** A variable-length integer (RFC 8794, section 4); an id keeps its length marker, a size does not. */
function readVint(bytes: Buffer, at: number, keepMarker: boolean): { value: number; length: number; unknown: boolean } {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) throw new Error('a broken EBML integer');
  let value = keepMarker ? first : first & (0xff >> length);
  let unknown = value === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const next = bytes[at + index] ?? 0;
    unknown &&= next === 0xff;
    value = value * 256 + next;
  }
  return { value, length, unknown: unknown && !keepMarker };
}

const readFloat = (body: Buffer) => (body.length === 4 ? body.readFloatBE() : body.readDoubleBE());

/** Length in seconds and size in pixels of a WebM file (RFC 9559, section 5.1). Throws where the file does not say. */
export function probeWebm(bytes: Buffer): { seconds: number; width: number; height: number } {
  const found = new Map<number, number>([[EBML.timecodeScale, 1_000_000]]);
  const walk = (from: number, to: number) => {
    for (let at = from; at < to; ) {
      const id = readVint(bytes, at, true);
      const size = readVint(bytes, at + id.length, false);
      const start = at + id.length + size.length;
      const end = size.unknown ? to : Math.min(to, start + size.value);
      const body = bytes.subarray(start, end);
      if (PARENTS.has(id.value)) walk(start, end);
      else if (id.value === EBML.duration) found.set(id.value, readFloat(body));
      else if (([EBML.timecodeScale, EBML.width, EBML.height] as number[]).includes(id.value))
        found.set(id.value, body.readUIntBE(0, body.length));
      at = end;
    }
  };
  walk(0, bytes.length);
  const [duration, scale, width, height] = [EBML.duration, EBML.timecodeScale, EBML.width, EBML.height].map((id) =>
    found.get(id),
  );
  if (duration === undefined || scale === undefined || !width || !height)
    throw new Error('the clip does not say how long or large it is');
  return { seconds: (duration * scale) / 1e9, width, height };
}

/** The clips and pictures on disk: clips by name with their figures, pictures by name with their size in bytes. */
export function readMedia(folder = MEDIA_FOLDER): { clips: Map<string, Clip>; pictures: Map<string, number> } {
  const files = (name: string, ending: string) =>
    readdirSync(join(folder, name)).filter((file) => file.endsWith(ending));
  const clips = files('clips', '.webm').map((file): [string, Clip] => {
    const bytes = readFileSync(join(folder, 'clips', file));
    const name = basename(file, '.webm');
    return [name, { name, type: 'video/webm', bytes: bytes.length, ...probeWebm(bytes) }];
  });
  const pictures = files('pictures', '.jpg').map((file): [string, number] => [
    basename(file, '.jpg'),
    statSync(join(folder, 'pictures', file)).size,
  ]);
  return { clips: new Map(clips), pictures: new Map(pictures) };
}
