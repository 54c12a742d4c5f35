import type { AttachmentReading } from './attachment.ts';
import { detectContent } from './detect-content.ts';
import { textOfMarkup } from './html-text.ts';
import { readDoc } from './read-doc.ts';
import { readDocx } from './read-docx.ts';
import { readMedia } from './read-media.ts';
import { readPdf } from './read-pdf.ts';
import { type Picture, readPicture } from './read-picture.ts';
import { readingOf } from './reading-of.ts';

const done = (reading: AttachmentReading): Picture => ({ reading, isLegible: false });

const readMarkup = (markup: string): AttachmentReading => {
  const { title, text } = textOfMarkup(markup);
  return readingOf('html', text, { title });
};

/**
 * Reads a file of any kind in the thread it is called in. Of a picture the text is left to recognise.
 * @throws AttachmentFault; other errors are those of a file that a library stumbles over
 */
export const readFile = async (bytes: Buffer): Promise<Picture> => {
  const content = await detectContent(bytes);
  switch (content.kind) {
    case 'pdf':
      return done(await readPdf(bytes));
    case 'zip':
      return done(await readDocx(bytes));
    case 'compound':
      return done(await readDoc(bytes));
    case 'media':
      return done(await readMedia(bytes, content.mime));
    case 'markup':
      return done(readMarkup(content.text));
    case 'text':
      return done(readingOf('text', content.text));
    case 'image':
      return readPicture(bytes, content.ext);
  }
};
