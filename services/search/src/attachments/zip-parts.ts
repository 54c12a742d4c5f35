import { inflateRawSync } from 'node:zlib';
import { AttachmentFault, damagedFault, heavyFault, protectedFault } from './attachment.ts';

const MOST_UNPACKED = 50 * 1024 * 1024;
const MOST_ENTRIES = 2_000;

const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const CENTRAL = 0x02014b50;
const CENTRAL_SIZE = 46;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  name: string;
  flags: number;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}

/** The end record stands where its comment ends with the file; what follows or hides in a comment is no zip of ours. */
const findEnd = (bytes: Buffer): number => {
  for (let at = bytes.length - END_SIZE; at >= 0 && at >= bytes.length - END_SIZE - LONGEST_COMMENT; at--) {
    if (bytes.readUInt32LE(at) === END && at + END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  throw damagedFault();
};

const readEntries = (bytes: Buffer): Entry[] => {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw heavyFault();
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let each = 0; each < count; each++) {
    if (at + CENTRAL_SIZE > end || bytes.readUInt32LE(at) !== CENTRAL) throw damagedFault();
    const nameEnd = at + CENTRAL_SIZE + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + CENTRAL_SIZE, nameEnd),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
};

const isBomb = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE';

const unpack = (bytes: Buffer, { name, method, packed, unpacked, offset }: Entry, left: number): Buffer => {
  if (offset + LOCAL_SIZE > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw damagedFault();
  const nameEnd = offset + LOCAL_SIZE + bytes.readUInt16LE(offset + 26);
  const start = nameEnd + bytes.readUInt16LE(offset + 28);
  const isSame = bytes.toString('utf8', offset + LOCAL_SIZE, nameEnd) === name;
  if (!isSame || start + packed > bytes.length || unpacked > left) throw damagedFault();
  const body = bytes.subarray(start, start + packed);
  if (method === STORED) return body;
  if (method !== DEFLATED) throw new AttachmentFault('unsupported', 'The file is packed in a way that is not read.');
  try {
    return inflateRawSync(body, { maxOutputLength: Math.max(1, Math.min(left, unpacked)) });
  } catch (cause) {
    throw isBomb(cause) ? heavyFault(cause) : damagedFault(cause);
  }
};

/**
 * The parts of a zip whose names are wanted. What it states of its sizes (at most 50 MB unpacked, 2,000 entries) is
 * checked first and then held against what comes out, so that no more is ever unpacked.
 * @throws AttachmentFault `protected`, `damaged`, `too-heavy` or `unsupported`
 */
export const readZipParts = (bytes: Buffer, isWanted: (name: string) => boolean): Map<string, Buffer> => {
  const entries = readEntries(bytes);
  if (entries.some(({ flags }) => flags & ENCRYPTED)) throw protectedFault();
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MOST_UNPACKED) throw heavyFault();
  const parts = new Map<string, Buffer>();
  let left = MOST_UNPACKED;
  for (const entry of entries) {
    if (!isWanted(entry.name)) continue;
    if (parts.has(entry.name)) throw damagedFault();
    const part = unpack(bytes, entry, left);
    if (part.length !== entry.unpacked) throw damagedFault();
    left -= part.length;
    parts.set(entry.name, part);
  }
  return parts;
};
