import type { Category } from '@360/contracts/vocabulary';
import { ENGLISH_AFFAIRS } from './category-of-text-english-affairs.ts';
import { ENGLISH_FIELDS } from './category-of-text-english-fields.ts';
import { FRENCH, GERMAN, SPANISH } from './category-of-text-languages.ts';
import { ARABIC, PORTUGUESE } from './category-of-text-more-languages.ts';
import { isCategory, type TermNode, type TermTree, TOPICS, termTreeOf, topicWords } from './category-of-text-terms.ts';

export interface TextCategory {
  category: Category;
  /** How far it is ahead of the next topic, 0–1 of its own evidence. */
  margin: number;
}

interface ClassifiedText {
  title: string;
  summary: string;
  text: string;
  /** ISO 639-1; null where it is not known. */
  language: string | null;
}

/** Characters after the headline: news says what it is about in its first paragraphs. */
const BODY_READ = 900;
/** An occurrence in the headline counts as two. */
const TITLE_OCCURRENCES = 2;
/** Less evidence than one likely term in the headline says nothing. */
const LEAST_EVIDENCE = 2;
const LEAST_MARGIN = 0.1;

/** By language. Own keys only: a feed may call its language anything. */
const TREES = new Map<string, TermTree>(
  Object.entries({
    en: termTreeOf({ ...ENGLISH_AFFAIRS, ...ENGLISH_FIELDS }, { plurals: true }),
    de: termTreeOf(GERMAN),
    fr: termTreeOf(FRENCH),
    es: termTreeOf(SPANISH),
    pt: termTreeOf(PORTUGUESE),
    ar: termTreeOf(ARABIC),
  }),
);

const beginningOf = (tree: TermTree, word: string): TermNode | undefined => {
  for (const length of tree.beginningLengths) {
    const node = word.length >= length ? tree.beginnings.get(word.slice(0, length)) : undefined;
    if (node) return node;
  }
  return undefined;
};

/** The longest term that begins at a word, and the place of its last word. */
const termAt = (tree: TermTree, words: string[], at: number): { node: TermNode; end: number } | null => {
  let longest: { node: TermNode; end: number } | null = null;
  let node = tree.words.get(words[at] as string);
  for (let place = at; node; place++) {
    if (node.weights) longest = { node, end: place };
    node = node.next?.get(words[place + 1] as string);
  }
  if (longest || tree.beginningLengths.length === 0) return longest;
  const begun = beginningOf(tree, words[at] as string);
  return begun ? { node: begun, end: at } : null;
};

/** Counts each term met; words inside a phrase count only as the phrase. */
const countTerms = (tree: TermTree, words: string[], occurrences: number, counts: Map<TermNode, number>): void => {
  for (let at = 0; at < words.length; at++) {
    const term = termAt(tree, words, at);
    if (!term) continue;
    counts.set(term.node, (counts.get(term.node) ?? 0) + occurrences);
    at = term.end;
  }
};

/** Repetition convinces less and less: two occurrences count 1.6 times one, seven three times. */
const scoresOf = (counts: Map<TermNode, number>): Float64Array => {
  const scores = new Float64Array(TOPICS.length);
  for (const [{ weights }, count] of counts) {
    const factor = count === 1 ? 1 : Math.log2(1 + count);
    for (let topic = 0; topic < scores.length; topic++)
      scores[topic] = (scores[topic] as number) + factor * (weights?.[topic] ?? 0);
  }
  return scores;
};

const highest = (scores: Float64Array, except = -1): number => {
  let best = except === 0 ? 1 : 0;
  for (let topic = best + 1; topic < scores.length; topic++)
    if (topic !== except && (scores[topic] as number) > (scores[best] as number)) best = topic;
  return best;
};

/**
 * What an item is about by its own words, for items whose publisher says nothing: the topic with the greatest sum of
 * weights over the terms met. Null where too little is said, two topics are level, it is about none of ours, or its
 * language is not among those known. The weights are written by hand and fitted to no collection.
 */
export const categoryOfText = ({ title, summary, text, language }: ClassifiedText): TextCategory | null => {
  const tree = TREES.get(language ?? 'en');
  if (!tree) return null;
  const counts = new Map<TermNode, number>();
  countTerms(tree, topicWords(title), TITLE_OCCURRENCES, counts);
  countTerms(tree, topicWords(`${summary}\n${text}`.slice(0, BODY_READ)), 1, counts);
  const scores = scoresOf(counts);
  const best = highest(scores);
  const evidence = scores[best] as number;
  if (evidence < LEAST_EVIDENCE) return null;
  const margin = 1 - (scores[highest(scores, best)] as number) / evidence;
  const topic = TOPICS[best] ?? 'other';
  return margin < LEAST_MARGIN || !isCategory(topic) ? null : { category: topic, margin };
};
