import type { SourceNote } from '@360/contracts/briefings';
import type { EvidenceReport } from '../evidence/evidence.ts';
import { segmentsOf } from '../evidence/segments.ts';

/** What is read of one link or file, in UTF-16 units. */
export const DOCUMENT_LENGTH = 30_000;

/** A link or file that was read, as it is kept until the text about it is written. */
export interface ReadDocument {
  /** Of the passages it gives: letters, digits and hyphens. */
  id: string;
  title: string;
  text: string;
  language: string | null;
  /** Milliseconds since the epoch; null where it names no time. */
  publishedAt: number | null;
  /** The site, or the file's name. */
  outletName: string;
  url: string | null;
}

/** A document as evidence: a report of its own that nobody else tells. `at` stands for the time of one that names none. */
export const documentReport = (document: ReadDocument, at: number): EvidenceReport => {
  const { id, title, text, language, publishedAt, outletName, url } = document;
  return {
    ...{ id, url: url ?? '', title, outletId: id, outletName, owner: null, outletKind: null, country: null, language },
    ...{ publishedAt: publishedAt ?? at, contentType: 'article', isPost: false, approach: null, report: 0 },
    ...{ copyOf: null, creditTo: null, revisions: [] },
    segments: segmentsOf({ id, title, summary: '', text, language }),
  };
};

export const documentNote = ({ outletName, url, title, publishedAt }: ReadDocument): SourceNote => ({
  ...{ outletName, url, title },
  publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
});
