import { Readability } from '@mozilla/readability';
import { getDomain } from 'tldts';
import { canonicalUrl } from '../ingest/canonical-url.ts';
import { excerptOf } from '../ingest/excerpt.ts';
import { detectLanguage, primaryLanguage } from '../ingest/language-of.ts';
import { cutBytes } from '../ingest/normalise-entry.ts';
import { videoIdOf } from '../ingest/video.ts';
import { absoluteUrl } from '../parse/absolute-url.ts';
import { parseFeedDate } from '../parse/dates.ts';
import { htmlToLine, htmlToText } from '../parse/html-text.ts';
import { readLinkedData } from './linked-data.ts';
import { metaValue, type Page, type PageElement } from './page-document.ts';
import { type PageImage, pickPageImage } from './page-image.ts';

/** An article as its page gives it: plain text only, whatever the page wrote. */
export interface Article {
  title: string;
  /** Paragraphs with a blank line between them, at most 100 kB. */
  text: string;
  byline: string | null;
  /** Milliseconds since 1970. */
  publishedAt: number | null;
  /** What the text is written in, else what the page says it is. */
  language: string | null;
  /** The page's own word for its address, where it stays on the site it was read from. */
  canonicalUrl: string | null;
  image: PageImage | null;
  /** The player of a film that the article shows. */
  embedUrl: string | null;
}

const LIMITS = { title: 500, textBytes: 100_000, byline: 200 };

const oneLine = (text: string | null | undefined, limit: number): string => excerptOf(htmlToLine(text ?? ''), limit);

const bylineOf = (text: string | null | undefined): string | null => {
  const line = oneLine(text, LIMITS.byline).replace(/^by[:\s]+(?=\p{Lu})/iu, '');
  return line === '' || /^https?:/i.test(line) ? null : line;
};

/** Without the title and the author's name that some pages repeat above the first paragraph. */
const withoutHeading = (text: string, headings: (string | null)[]): string => {
  const paragraphs = text.split('\n\n');
  const start = paragraphs.findIndex((paragraph) => !headings.includes(paragraph));
  return start <= 0 ? text : paragraphs.slice(start).join('\n\n');
};

const ownAddress = (page: Page, url: string): string | null => {
  const link = page.document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const stated = absoluteUrl(link ?? metaValue(page, 'og:url'), page.base);
  if (stated === null) return null;
  const siteOf = (address: string) => getDomain(address) ?? new URL(address).host;
  return siteOf(stated) === siteOf(url) ? canonicalUrl(stated) : null;
};

const filmOf = (page: Page, content: PageElement): string | null => {
  const frames = [...content.querySelectorAll('iframe, embed, object')].slice(0, 50);
  const addresses = frames.map((frame) => frame.getAttribute('src') ?? frame.getAttribute('data'));
  const stated = metaValue(page, 'og:video:secure_url', 'og:video', 'og:video:url');
  for (const address of [...addresses, stated]) {
    const film = videoIdOf(absoluteUrl(address, page.base) ?? '');
    if (film) return film.embedUrl;
  }
  return null;
};

/** What the page shows as its date, in the words of its markup. */
const shownDates = ({ document }: Page): (string | null)[] => {
  const time = document.querySelector('[itemprop="datePublished"], time[pubdate], article time');
  return time ? [time.getAttribute('content'), time.getAttribute('datetime')] : [];
};

const firstDate = (texts: (string | null | undefined)[]): number | null => {
  for (const text of texts) {
    const at = parseFeedDate(text ?? '');
    if (at !== null) return at;
  }
  return null;
};

/**
 * The article on a page that was read at `url`; null where there is none. Changes the page. Throws whatever a library
 * throws at a page it cannot walk.
 */
export const extractArticle = (page: Page, url: string): Article | null => {
  const { document } = page;
  if (!document.documentElement) return null;
  const declared = document.documentElement.getAttribute('lang') ?? metaValue(page, 'og:locale');
  const linked = readLinkedData(page);
  const shown = shownDates(page);
  const found = new Readability<PageElement>(document as never, {
    serializer: (node) => node as unknown as PageElement,
  }).parse();
  if (!found?.content) return null;
  const title = oneLine(found.title, LIMITS.title);
  const byline = bylineOf(found.byline);
  const text = withoutHeading(htmlToText(found.content.innerHTML), [title, byline]);
  if (text === '') return null;
  return {
    title,
    text: cutBytes(text, LIMITS.textBytes),
    byline,
    publishedAt: firstDate([found.publishedTime, linked.publishedAt, ...shown]),
    language: detectLanguage(text) ?? primaryLanguage(declared),
    canonicalUrl: ownAddress(page, url),
    image: pickPageImage(page, linked, found.content),
    embedUrl: filmOf(page, found.content),
  };
};
