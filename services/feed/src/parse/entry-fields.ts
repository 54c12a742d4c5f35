import { absoluteUrl } from './absolute-url.ts';
import { parseFeedDate } from './dates.ts';
import { attribute, localAttribute, textOf, type XmlElement } from './xml-tree.ts';

/** The children of an element by name. */
export type Fields = ReadonlyMap<string, XmlElement[]>;

export const fieldsOf = (element: XmlElement | undefined): Fields => {
  const fields = new Map<string, XmlElement[]>();
  for (const child of element?.children ?? []) {
    const same = fields.get(child.name);
    if (same) same.push(child);
    else fields.set(child.name, [child]);
  }
  return fields;
};

export const allOf = (fields: Fields, ...names: string[]): XmlElement[] => {
  const found: XmlElement[] = [];
  for (const name of names) found.push(...(fields.get(name) ?? []));
  return found;
};

/** The texts of the fields of these names that say something, name by name. */
export const textsOf = (fields: Fields, ...names: string[]): string[] =>
  allOf(fields, ...names)
    .map(textOf)
    .filter((text) => text !== '');

/** The first text that says something. */
export const firstText = (fields: Fields, ...names: string[]): string | null => {
  for (const name of names) {
    for (const element of fields.get(name) ?? []) {
      const text = textOf(element);
      if (text !== '') return text;
    }
  }
  return null;
};

/** The first that is certainly a date, in ms since 1970. */
export const firstDate = (fields: Fields, ...names: string[]): number | null => {
  for (const name of names) {
    for (const element of fields.get(name) ?? []) {
      const at = parseFeedDate(textOf(element));
      if (at !== null) return at;
    }
  }
  return null;
};

/** A whole number that a feed counts something with; null for anything else. */
export const countIn = (text: string | null | undefined): number | null =>
  text && /^\d{1,15}$/.test(text.trim()) ? Number(text) : null;

/** What relative addresses within an element are read against, given what they are around it. */
export const baseOf = (element: XmlElement, around: string): string =>
  absoluteUrl(attribute(element, 'xml:base'), around) ?? around;

/** Replies by the feed's own count: slash:comments, thr:total, thr:count of a link to them. */
export const commentsOf = (fields: Fields): number | null => {
  const own = countIn(firstText(fields, 'slash:comments', 'thr:total'));
  if (own !== null) return own;
  const counts = allOf(fields, 'link', 'atom:link').map((link) => countIn(localAttribute(link, 'count')));
  return counts.find((count) => count !== null) ?? null;
};

const IANA_RELATION = /^https?:\/\/www\.iana\.org\/assignments\/(?:link-)?relations?\//;

/** What a link leads to, in lower case: `alternate` when nothing is said (RFC 4287 section 4.2.7.2). */
export const relOf = (link: XmlElement): string =>
  attribute(link, 'rel')?.toLowerCase().replace(IANA_RELATION, '') || 'alternate';

/** Where FeedBurner counts clicks before it leads on to the page. */
const CLICK_COUNTER = /^https?:\/\/[^/]+\/~[\da-z]+\//i;

/** The page itself, where the link is but a counter before it. */
export const pageBehind = (link: string | null, fields: Fields, base: string): string | null =>
  link === null || CLICK_COUNTER.test(link)
    ? (absoluteUrl(firstText(fields, 'feedburner:origlink'), base) ?? link)
    : link;

/** The page of the film that a feed of YouTube names. */
export const videoPageOf = (fields: Fields): string | null => {
  const id = firstText(fields, 'yt:videoid');
  return id && /^[\w-]{11}$/.test(id) ? `https://www.youtube.com/watch?v=${id}` : null;
};
