import { sentencesIn } from '@360/reading/sentences';
import type { EvidenceReport, Revision } from '../evidence/evidence.ts';

export const START = Date.UTC(2026, 2, 4, 9);
export const HOUR_MS = 60 * 60_000;

interface Fields {
  title: string;
  body?: string;
  report?: number;
  copyOf?: string | null;
  publishedAt?: number;
  language?: string;
  revisions?: Revision[];
}

/** A report of one outlet; its id is the outlet's. */
export const reportOf = (outlet: string, fields: Fields): EvidenceReport => {
  const { title, body = '', report = 0, copyOf = null, publishedAt = START, language = 'en', revisions = [] } = fields;
  const spans = [{ text: title, start: 0 }, ...sentencesIn(body, language)];
  return {
    ...{ id: outlet, url: `https://${outlet}.example/1`, title, outletId: outlet, outletName: `The ${outlet}` },
    ...{ owner: null, outletKind: null, country: null, language, publishedAt, contentType: 'article', isPost: false },
    ...{ approach: null, report, copyOf, creditTo: null, revisions },
    segments: spans.map(({ text, start }, index) => ({
      id: `${outlet}#${index}`,
      itemId: outlet,
      index,
      part: index === 0 ? 'title' : 'body',
      offset: index === 0 ? 0 : title.length + 2 + start,
      text,
      boilerplate: false,
    })),
  };
};

/** One report of each outlet, each independent, a minute apart. */
export const eachTells = (...titles: string[]): EvidenceReport[] =>
  titles.map((title, index) => reportOf(`o${index}`, { title, report: index, publishedAt: START + index * 60_000 }));
