import mammoth from 'mammoth';
import { AttachmentFault, type AttachmentReading, damagedFault } from './attachment.ts';
import { decodeEntities } from './html-entities.ts';
import { packZip } from './pack-zip.ts';
import { readingOf } from './reading-of.ts';
import { readZipParts } from './zip-parts.ts';

const TYPES = '[Content_Types].xml';
const MACROS = /macroEnabled/i;
const WORD = /wordprocessingml\.(?:document|template)\.main\+xml|ms-word\.(?:document|template)\.macroEnabled/i;
/** The parts that hold words; pictures, fonts and programs are not even unpacked. */
const WORDS = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|word\/(?:_rels\/)?[^/]+\.(?:xml|rels))$/;
const TITLE = /<dc:title[^>]{0,200}>([^<]{1,2000})<\/dc:title>/;

const isOther = (types: Buffer | undefined): boolean => types === undefined || !WORD.test(types.toString('utf8'));

/**
 * Reads the text of a Word file from a copy that holds nothing but the checked parts with words.
 * @throws AttachmentFault when it is another zip, protected, damaged, or unpacks to more than 50 MB
 */
export const readDocx = async (bytes: Buffer): Promise<AttachmentReading> => {
  const parts = readZipParts(bytes, (name) => WORDS.test(name));
  const types = parts.get(TYPES);
  if (isOther(types)) throw new AttachmentFault('unsupported', 'Packed files (ZIP) are not read unless they are DOCX.');
  // Office's own files never declare a document type; one is there to make entities grow.
  if ([...parts.values()].some((part) => part.includes('<!DOCTYPE') || part.includes('<!ENTITY'))) throw damagedFault();
  const { value } = await mammoth.extractRawText({ buffer: packZip(parts) });
  const title = TITLE.exec(parts.get('docProps/core.xml')?.toString('utf8') ?? '')?.[1];
  return readingOf('docx', value, {
    title: title && decodeEntities(title),
    problem: MACROS.test(types?.toString('utf8') ?? '') ? 'The macros of this file were left out.' : null,
  });
};
