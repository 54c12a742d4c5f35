const SECTOR = 512;
const STREAM = 8 * SECTOR;
const END_OF_CHAIN = -2;
const TABLE_SECTOR = -3;
const TEXT_AT = 1024;
const ENCRYPTED = 0x0100;
const TABLE_1 = 0x0200;

/** Sectors: 0 the allocation table, 1 the directory, 2 to 9 the text stream, 10 to 17 the table stream. */
const header = (): Buffer => {
  const head = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeInt32LE(1, 44);
  head.writeInt32LE(1, 48);
  head.writeInt32LE(STREAM, 56);
  head.writeInt32LE(END_OF_CHAIN, 60);
  head.writeInt32LE(END_OF_CHAIN, 68);
  head.fill(0xff, 76);
  head.writeInt32LE(0, 76);
  return head;
};

const allocation = (): Buffer => {
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeInt32LE(TABLE_SECTOR, 0);
  table.writeInt32LE(END_OF_CHAIN, 4);
  for (let sector = 2; sector < 18; sector++) {
    table.writeInt32LE(sector === 9 || sector === 17 ? END_OF_CHAIN : sector + 1, sector * 4);
  }
  return table;
};

const entry = (name: string, type: number, links: [right: number, child: number], start: number): Buffer => {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE(2 * (name.length + 1), 64);
  bytes.writeUInt8(type, 66);
  bytes.writeInt32LE(-1, 68);
  bytes.writeInt32LE(links[0], 72);
  bytes.writeInt32LE(links[1], 76);
  bytes.writeInt32LE(start, 116);
  bytes.writeInt32LE(start < 0 ? 0 : STREAM, 120);
  return bytes;
};

const textStream = (text: string, flags: number): Buffer => {
  const bytes = Buffer.alloc(STREAM);
  bytes.writeUInt16LE(0xa5ec, 0);
  bytes.writeUInt16LE(TABLE_1 | flags, 10);
  bytes.writeUInt32LE(text.length, 0x4c);
  bytes.write(text, TEXT_AT, 'utf16le');
  return bytes;
};

/** One piece that holds the whole text. */
const pieces = (text: string): Buffer => {
  const bytes = Buffer.alloc(STREAM);
  bytes.writeUInt8(2, 0);
  bytes.writeUInt32LE(16, 1);
  bytes.writeUInt32LE(text.length, 9);
  bytes.writeUInt32LE(TEXT_AT, 15);
  return bytes;
};

const compound = (names: [string, string], streams: [Buffer, Buffer]): Buffer => {
  const directory = [
    entry('Root Entry', 5, [-1, 1], END_OF_CHAIN),
    entry(names[0], 2, [2, -1], 2),
    entry(names[1], 2, [-1, -1], 10),
    Buffer.alloc(128),
  ];
  return Buffer.concat([header(), allocation(), ...directory, ...streams]);
};

/** A Word 97 file. */
export const docOf = (text: string, { encrypted = false } = {}): Buffer =>
  compound(['WordDocument', '1Table'], [textStream(text, encrypted ? ENCRYPTED : 0), pieces(text)]);

/** What Office makes of a DOCX behind a password. */
export const encryptedDocx = (): Buffer =>
  compound(['EncryptionInfo', 'EncryptedPackage'], [Buffer.alloc(STREAM), Buffer.alloc(STREAM, 7)]);

/** A compound file of another program. */
export const workbook = (): Buffer => compound(['Workbook', 'Other'], [Buffer.alloc(STREAM), Buffer.alloc(STREAM)]);
