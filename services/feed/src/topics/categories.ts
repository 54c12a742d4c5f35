import { CATEGORIES, type Category } from '@360/contracts/vocabulary';
import { getSubdomain } from 'tldts';
import { CATEGORY_WORDS, HEAD_FIRST, IPTC_TOPICS, MISLEADING_TERMS } from './category-terms.ts';

/** Feeds with thousands of tags on an entry exist; the first ones are the publisher's own choice. */
const TERMS_READ = 40;
const TERM_LENGTH = 80;
/** Sections stand at the front of a path; deeper directories are names of stories and people. */
const SEGMENTS_READ = 4;

/** The form in which terms are compared: no accents or marks, lower case, words apart by one space, no Arabic article. */
export const foldTerm = (term: string): string =>
  term
    .slice(0, TERM_LENGTH)
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<!\p{L})ال(?=\p{L}{2})/gu, '')
    .trim();

function collectTopics(kind: 'sections' | 'subjects'): Map<string, Category> {
  const topics = new Map<string, Category>();
  for (const category of CATEGORIES) {
    for (const word of CATEGORY_WORDS[category][kind].split(',')) topics.set(foldTerm(word), category);
  }
  return topics;
}

const SECTIONS = collectTopics('sections');
const TOPICS = new Map([...collectTopics('subjects'), ...SECTIONS]);

/** Whether a term is no more than the name of a section, in any of the languages known: "Deportes", "World news". */
export const isSectionName = (term: string): boolean => SECTIONS.has(foldTerm(term));

/** The topic of a phrase by its head, as "US politics news 2026" is about politics: years and "news" say nothing. */
function topicOfHead(folded: string): Category | null {
  const words = folded.split(' ').filter((word) => word !== 'news' && !/^\d+$/.test(word));
  const first = words[0] ?? '';
  return SECTIONS.get(HEAD_FIRST.has(first) ? first : (words.at(-1) ?? '')) ?? null;
}

function topicOfPhrase(phrase: string): Category | null {
  const folded = foldTerm(phrase);
  return MISLEADING_TERMS.has(folded) ? null : (TOPICS.get(folded) ?? topicOfHead(folded));
}

/** "Science & Environment" and "News > Politics" name several sections; each counts. */
function topicsOfTerm(term: string): Category[] {
  const iptc = /^(?:[\w.-]+:)?(\d{2})\d{3}000$/.exec(term.trim())?.[1];
  if (iptc !== undefined) return IPTC_TOPICS[iptc] ? [IPTC_TOPICS[iptc]] : [];
  const cut = term.slice(0, TERM_LENGTH);
  const known = TOPICS.get(foldTerm(cut));
  if (known !== undefined) return [known];
  const parts = cut.split(/[/,&>|;:]|\s(?:and|et|und|y|e)\s|\s-\s/u);
  return parts.map(topicOfPhrase).filter((topic) => topic !== null);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function sectionsOfUrl(address: string): Category[] {
  const url = URL.parse(address);
  if (url === null) return [];
  const directories = url.pathname.split('/').filter(Boolean).slice(0, -1).slice(0, SEGMENTS_READ);
  const names = [...(getSubdomain(url.hostname)?.split('.') ?? []), ...directories.map(decoded)];
  return names.flatMap((name) => TOPICS.get(foldTerm(name)) ?? []);
}

const isSpecific = (category: Category | null): boolean => category !== null && category !== 'world';

/** The topic named most often; of equals, the one named first. */
function mostNamed(topics: Category[]): Category | null {
  const counts = new Map<Category, number>();
  for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  let best: Category | null = null;
  for (const [topic, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = topic;
  return best;
}

/**
 * The topic of an entry, from what its publisher says of it; null where nothing is said.
 *
 * "World" says where, not what, so it yields to any other topic. In this order:
 * 1. the feed's topic, if it is not "world" and a term or the address agrees with it;
 * 2. the section in the address, which an editor chose once, where tags are many;
 * 3. the topic most of the terms name;
 * 4. the feed's topic;
 * 5. "world", if a term or the address says so.
 */
export function categoryOf(entry: {
  entryCategories: string[];
  url: string;
  feedCategory: Category | null;
}): Category | null {
  const terms = entry.entryCategories.slice(0, TERMS_READ).flatMap(topicsOfTerm);
  const sections = sectionsOfUrl(entry.url);
  const { feedCategory } = entry;
  const named = [...sections, ...terms];
  if (feedCategory !== null && isSpecific(feedCategory) && named.includes(feedCategory)) return feedCategory;
  const specific = sections.find(isSpecific) ?? mostNamed(terms.filter(isSpecific));
  return specific ?? feedCategory ?? named[0] ?? null;
}
