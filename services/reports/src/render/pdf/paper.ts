import PDFDocument from 'pdfkit';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = { side: 52, top: 60, bottom: 64 } as const;
export const MEASURE = PAGE.width - 2 * MARGIN.side;
export const LOWEST = PAGE.height - MARGIN.bottom;

export type Paper = PDFKit.PDFDocument;

/** What a font can be asked beside its widths. */
export interface OpenFont {
  hasGlyphForCodePoint: (point: number) => boolean;
}

/** The font that the paper writes in at the moment; its types do not tell of it. */
export const openFontOf = (paper: Paper): OpenFont => (paper as unknown as { _font: { font: OpenFont } })._font.font;

interface PaperTerms {
  title: string;
  subject: string;
  /** Stands for every time in the file, so that the same report has the same bytes. */
  at: Date;
}

/** A new document, tagged for readers of screens. */
export const openPaper = ({ title, subject, at }: PaperTerms): Paper =>
  new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: {
      ...{ Title: title, Subject: subject, Author: '360 News', Creator: '360 News', Producer: '360 News' },
      ...{ CreationDate: at, ModDate: at },
    },
  });
