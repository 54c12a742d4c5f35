import type { Suggestion } from '@360/contracts/search';
import type { Trending } from '@360/contracts/trending';

const MOST = 10;
/** A headline that is longer is no query anybody would send. */
const LONGEST = 80;

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What is in the news now: names that rise first, then the headlines of the most trending stories. */
export const suggestNow = ({ topics, stories }: Pick<Trending, 'topics' | 'stories'>): Suggestion[] => {
  const texts = [...topics.map(({ name }) => name), ...stories.map(({ title }) => title)];
  const seen = new Set<string>();
  return texts
    .filter((text) => {
      const key = fold(text);
      if (text.length > LONGEST || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST)
    .map((text) => ({ text, kind: 'trending' as const }));
};

/**
 * What could follow on the letters typed so far, among what trends and the catalogue: texts that begin with them first,
 * then those in which a word does. Accents and case do not matter.
 */
export const suggestAfter = (typed: string, known: readonly Suggestion[]): Suggestion[] => {
  const wanted = fold(typed.trim());
  const placeOf = ({ text }: Suggestion): number => {
    const folded = fold(text);
    if (folded.startsWith(wanted)) return 0;
    return folded.split(/[\s\-–—'’"“”(]+/u).some((word) => word.startsWith(wanted)) ? 1 : 2;
  };
  return known
    .map((suggestion) => ({ suggestion, place: placeOf(suggestion) }))
    .filter(({ place }) => place < 2)
    .sort((a, b) => a.place - b.place)
    .slice(0, MOST)
    .map(({ suggestion }) => suggestion);
};
