import { sentencesIn } from '@360/reading/sentences';
import type { Version } from '../revisions/revision.model.ts';
import { textChanged } from '../revisions/revision-kind.ts';

/** More sentences of one change are not told; nor is more of one than this, in UTF-16 units. */
const MOST_SENTENCES = 20;
const LONGEST = 1_500;
/** More of a text is not compared. */
const LONGEST_TEXT = 100_000;

export interface ChangedSentences {
  gone: string[];
  added: string[];
}

const sentencesOf = (text: string, language: string): string[] =>
  sentencesIn(text.slice(0, LONGEST_TEXT), language).map((sentence) => sentence.text.slice(0, LONGEST));

const spaced = (text: string): string => text.replace(/\s+/gu, ' ');

/** Those of `sentences` that the other version does not have, each once. */
const without = (sentences: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others.map(spaced));
  return [...new Set(sentences)].filter((sentence) => !known.has(spaced(sentence))).slice(0, MOST_SENTENCES);
};

/**
 * The whole sentences of summary and text that a change of an item took away and brought. A text of which one version is not
 * known tells nothing.
 */
export const changedSentences = (before: Version, after: Version, language: string | null): ChangedSentences => {
  const read = ({ summary, text }: Version): string[] => [
    ...sentencesOf(summary, language ?? 'en'),
    ...(textChanged(before, after) ? sentencesOf(text, language ?? 'en') : []),
  ];
  const [old, fresh] = [read(before), read(after)];
  return { gone: without(old, fresh), added: without(fresh, old) };
};
