import { crc32 } from 'node:zlib';

const UTF8_NAMES = 0x0800;
/** 1 January 1980, the first day a zip can name. */
const FIRST_DAY = 0x0021;

/** What the local and the central header of an entry have in common. */
const headerOf = (name: Buffer, body: Buffer): Buffer => {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(UTF8_NAMES, 2);
  header.writeUInt16LE(FIRST_DAY, 8);
  header.writeUInt32LE(crc32(body), 10);
  header.writeUInt32LE(body.length, 14);
  header.writeUInt32LE(body.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
};

const centralTail = (offset: number): Buffer => {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  return tail;
};

/** A zip of parts as they are, not compressed: what a reader finds in it is what was checked, byte for byte. */
export const packZip = (parts: ReadonlyMap<string, Buffer>): Buffer => {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [path, body] of parts) {
    const name = Buffer.from(path);
    const header = headerOf(name, body);
    local.push(Buffer.from('PK\x03\x04'), header, name, body);
    central.push(Buffer.from('PK\x01\x02\x14\x00'), header, centralTail(offset), name);
    offset += 4 + header.length + name.length + body.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.size, 4);
  end.writeUInt16LE(parts.size, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06'), end]);
};
