import WordExtractor from 'word-extractor';
import { AttachmentFault, type AttachmentReading, damagedFault, protectedFault } from './attachment.ts';
import { readingOf } from './reading-of.ts';

/** Directory entries begin at multiples of their size, since sectors do. */
const ENTRY_SIZE = 128;
const START_SECTOR = 116;
const WORD_FILE = 0xa5ec;
const ENCRYPTED = 0x0100;

/** Where the directory entry of a stream begins, or -1. */
const entryNamed = (bytes: Buffer, name: string): number => {
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1)) {
    if (at % ENTRY_SIZE === 0 && at + ENTRY_SIZE <= bytes.length) return at;
  }
  return -1;
};

/** Whether the head of the text stream says that it is encrypted. */
const isEncrypted = (bytes: Buffer, entry: number): boolean => {
  const at = (bytes.readUInt32LE(entry + START_SECTOR) + 1) * (1 << (bytes.readUInt16LE(30) & 15));
  if (at + 12 > bytes.length || bytes.readUInt16LE(at) !== WORD_FILE) throw damagedFault();
  return (bytes.readUInt16LE(at + 10) & ENCRYPTED) !== 0;
};

/**
 * Reads the text of a Word 97–2003 file. Macros lie in streams that are never opened.
 * @throws AttachmentFault when the compound file is another one, protected (DOCX behind a password too) or damaged
 */
export const readDoc = async (bytes: Buffer): Promise<AttachmentReading> => {
  if (bytes.length < 512) throw damagedFault();
  if (entryNamed(bytes, 'EncryptedPackage') >= 0) throw protectedFault();
  const entry = entryNamed(bytes, 'WordDocument');
  if (entry < 0) throw new AttachmentFault('unsupported', 'Of the older Office files only Word documents are read.');
  if (isEncrypted(bytes, entry)) throw protectedFault();
  const document = await new WordExtractor().extract(bytes);
  const asWritten = { filterUnicode: false };
  return readingOf('doc', `${document.getBody(asWritten)}\n\n${document.getFootnotes(asWritten)}`);
};
