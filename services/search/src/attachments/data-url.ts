import { AttachmentFault, MOST_MEGABYTES } from './attachment.ts';

const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;
const LONGEST_HEAD = 300;
const HEAD = /^data:(?:[\w.+-]+\/[\w.+-]+)?(?:;[\w.+-]+=[^;,]*)*;base64,/i;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * The bytes of a base64 data URL; the type it names is not looked at.
 * @throws AttachmentFault `malformed`, `empty`, or `too-large` above 8 MB, before anything is decoded
 */
export const bytesOfDataUrl = (dataUrl: string): Buffer => {
  const head = HEAD.exec(dataUrl.slice(0, LONGEST_HEAD))?.[0];
  if (head === undefined) throw new AttachmentFault('malformed', 'The file did not arrive as a base64 data URL.');
  if (dataUrl.length - head.length > Math.ceil(MOST_BYTES / 3) * 4) throw tooLarge();
  const encoded = dataUrl.slice(head.length);
  if (encoded.length % 4 !== 0 || !BASE64.test(encoded)) {
    throw new AttachmentFault('malformed', 'The file did not arrive whole: its base64 text is faulty.');
  }
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length === 0) throw new AttachmentFault('empty', 'The file is empty.');
  if (bytes.length > MOST_BYTES) throw tooLarge();
  return bytes;
};

const tooLarge = () => new AttachmentFault('too-large', `The file is larger than ${MOST_MEGABYTES} MB.`);
