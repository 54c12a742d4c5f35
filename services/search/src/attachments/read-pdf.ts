import { getDocumentProxy } from 'unpdf';
import { type AttachmentReading, damagedFault, MOST_CHARACTERS, protectedFault } from './attachment.ts';
import { readingOf } from './reading-of.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const MOST_PAGES = 50;
const SILENT = 0;

const openPdf = async (bytes: Buffer): Promise<Pdf> => {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: SILENT,
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      maxImageSize: 1,
    });
  } catch (cause) {
    throw cause instanceof Error && cause.name === 'PasswordException' ? protectedFault() : damagedFault(cause);
  }
};

const textOfPage = async (pdf: Pdf, number: number): Promise<string> => {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
};

const titleOf = async (pdf: Pdf): Promise<unknown> => {
  const { info } = await pdf.getMetadata();
  return 'Title' in info ? info.Title : undefined;
};

interface Read {
  pages: string[];
  /** Pages that could not be read, of those that were tried. */
  failed: number;
}

/** A broken page is passed over; reading ends once there is text enough. */
const readPages = async (pdf: Pdf, most: number): Promise<Read> => {
  const pages: string[] = [];
  let failed = 0;
  for (let number = 1, length = 0; number <= most && length <= MOST_CHARACTERS; number++) {
    const text = await textOfPage(pdf, number).catch(() => {
      failed++;
      return '';
    });
    length += text.trim().length;
    pages.push(text);
  }
  return { pages, failed };
};

const problemOf = (total: number, { pages, failed }: Read): string | null => {
  if (pages.every((page) => page.trim() === '')) {
    return 'No text could be read in this PDF: its pages may be pictures.';
  }
  if (pages.length < total) return `Only the first ${pages.length} of ${total} pages were read.`;
  return failed > 0 ? `${failed} of ${total} pages could not be read.` : null;
};

/**
 * Reads the text of a PDF's first 50 pages. Its scripts, forms, fonts and pictures are left alone.
 * @throws AttachmentFault when it needs a password or is damaged
 */
export const readPdf = async (bytes: Buffer): Promise<AttachmentReading> => {
  const pdf = await openPdf(bytes);
  try {
    const total = pdf.numPages;
    const read = await readPages(pdf, Math.min(total, MOST_PAGES));
    if (read.failed > 0 && read.failed === read.pages.length) throw damagedFault();
    const title = await titleOf(pdf).catch(() => undefined);
    return readingOf('pdf', read.pages.join('\n\n'), { title, pages: total, problem: problemOf(total, read) });
  } finally {
    await pdf.loadingTask.destroy();
  }
};
