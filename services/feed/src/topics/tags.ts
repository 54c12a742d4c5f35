import { foldTerm, isSectionName } from './categories.ts';

const MAX_TAGS = 12;
const MIN_LENGTH = 2;
const MAX_LENGTH = 40;

/** Where publishers park what they did not sort; says nothing to a reader. */
const FILLERS = new Set(
  `news, latest news, top stories, top news, breaking news, breaking, headlines, home, homepage, front page, article, articles,
  story, uncategorized, uncategorised, general, misc, miscellaneous, other, others, featured, all, rss, video, videos,
  actualites, actualite, a la une, non classe, nachrichten, aktuell, allgemein, startseite, noticias, portada, general,
  sin categoria, اخبار, رئيسية, غير مصنف`
    .split(',')
    .map(foldTerm),
);

/** Marks that hide or turn the text around a tag. Joiners stay: scripts and emoji need them. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const clean = (term: string): string =>
  term
    .toWellFormed()
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^[#\s]+/, '')
    .trim();

const isAddress = (tag: string): boolean =>
  /:\/\/|^www\.|^mailto:|@\S+\.\S/i.test(tag) ||
  /^[\w-]+(\.[\w-]+)*\.(com|org|net|info|io|tv|co\.\w\w|html?|php|aspx?|xml)$/i.test(tag);

const isHexId = (tag: string): boolean => /^(0x)?[0-9a-f-]{6,}$/i.test(tag) && /\d/.test(tag);

/** Machines write `type/article`, `paper_notes`, `medtop:2000`, `k=v`; people put a space after a colon. */
const isMachineTag = (tag: string): boolean => /[/\\_=<>{}[\]|]|[^\s:]:[^\s:]/.test(tag) || isHexId(tag);

function isForReaders(tag: string): boolean {
  const length = [...tag].length;
  if (length < MIN_LENGTH || length > MAX_LENGTH || !/\p{L}/u.test(tag)) return false;
  return !isAddress(tag) && !isMachineTag(tag) && !isSectionName(tag) && !FILLERS.has(foldTerm(tag));
}

/**
 * The tags of an entry as readers see them: at most 12, of 2 to 40 characters, in the publisher's order and spelling.
 * Left out are repeats whatever their case, addresses, ids and other machine tags, and bare names of sections, which the
 * category says already.
 */
export function tagsOf(entryCategories: string[]): string[] {
  const tags = new Map<string, string>();
  for (const term of entryCategories) {
    const tag = clean(term);
    const key = tag.toLowerCase();
    if (!tags.has(key) && isForReaders(tag)) tags.set(key, tag);
    if (tags.size === MAX_TAGS) break;
  }
  return [...tags.values()];
}
