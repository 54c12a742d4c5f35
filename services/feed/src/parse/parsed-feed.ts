/** A feed as it stands in the file, whatever its format. Times are milliseconds since 1970; addresses are absolute. */
export interface ParsedFeed {
  format: 'rss' | 'atom' | 'rdf' | 'json';
  title: string | null;
  language: string | null;
  /** How long the publisher says a copy may be kept, in minutes. */
  ttlMinutes: number | null;
  site: string | null;
  /** The WebSub hub that announces changes. */
  hub: string | null;
  /** The address the feed gives itself; the hub knows it by this one. */
  self: string | null;
  /** Hours of the day in UTC, 0 to 23, and English names of weekdays on which nothing is published (RSS 2.0). */
  skipHours: number[];
  skipDays: string[];
  /** At most 500, in the feed's order. */
  entries: ParsedEntry[];
}

/** A feed whose entries stand there as they came, to be read one by one. */
export interface OpenFeed extends Omit<ParsedFeed, 'entries'> {
  /** What the reading of every entry depends on beside its own text: base addresses, vocabularies. */
  scope: string;
  /** At most 500, in the feed's order. */
  entries: UnreadEntry[];
}

export interface UnreadEntry {
  /** The entry as it is written; with the same scope the same text reads the same. */
  source: string;
  read(): ParsedEntry;
}

export interface ParsedEntry {
  guid: string | null;
  url: string | null;
  /** Plain text on one line; empty when the feed gives none. */
  title: string;
  summaryHtml: string | null;
  contentHtml: string | null;
  publishedAt: number | null;
  updatedAt: number | null;
  author: string | null;
  categories: string[];
  language: string | null;
  imageUrl: string | null;
  media: EntryMedia | null;
  commentsCount: number | null;
  views: number | null;
}

export interface EntryMedia {
  url: string;
  type: string | null;
  durationS: number | null;
}
