import { fileTypeFromBuffer } from 'file-type';
import { AttachmentFault } from './attachment.ts';
import { decodeText } from './decode-text.ts';

export type Content =
  | { kind: 'pdf' | 'zip' | 'compound' }
  | { kind: 'image'; ext: string }
  | { kind: 'media'; mime: string }
  | { kind: 'markup' | 'text'; text: string };

/** Containers that can be written in letters alone, and would pass for a text. */
const LETTERED = /^(?:%PDF-|GIF8[79]a|\{\\rtf)/;
const MARKUP = /^<(?:!doctype\s+(?:html|svg)|html|head|body|svg|\?xml)\b/i;
const ZIP = [0x50, 0x4b];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Whether a text begins as a page or drawing does, after comments. */
const isMarkup = (text: string): boolean => {
  let head = text.slice(0, 4_000).trimStart();
  while (head.startsWith('<!--') && head.includes('-->')) head = head.slice(head.indexOf('-->') + 3).trimStart();
  return MARKUP.test(head);
};

const startsWith = (bytes: Buffer, mark: number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

const textIn = (bytes: Buffer): Content | null => {
  if (LETTERED.test(bytes.toString('latin1', 0, 8))) return null;
  const text = decodeText(bytes);
  return text === null ? null : { kind: isMarkup(text) ? 'markup' : 'text', text };
};

const unsupported = (ext?: string) =>
  new AttachmentFault(
    'unsupported',
    ext === undefined
      ? 'The file is of no kind that is known, and no text in UTF-8 or UTF-16.'
      : `Files of this kind (${ext.toUpperCase()}) are not read.`,
  );

/**
 * Tells what a file is from its first bytes, whatever its name and stated type say: where several kinds would fit, the
 * container it begins with counts.
 * @throws AttachmentFault `unsupported`
 */
export const detectContent = async (bytes: Buffer): Promise<Content> => {
  const text = textIn(bytes);
  if (text) return text;
  if (startsWith(bytes, ZIP)) return { kind: 'zip' };
  if (startsWith(bytes, COMPOUND)) return { kind: 'compound' };
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type === undefined) throw unsupported();
  if (type.mime === 'application/pdf') return { kind: 'pdf' };
  if (type.mime.startsWith('image/')) return { kind: 'image', ext: type.ext };
  if (/^(?:audio|video)\//.test(type.mime) || type.mime === 'application/ogg')
    return { kind: 'media', mime: type.mime };
  throw unsupported(type.ext);
};
