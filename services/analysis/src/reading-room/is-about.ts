import { contentStems, overlap, wordsOf } from '@360/reading/words';
import type { FoundResult } from './room-client.ts';

/** A search also finds what shares a word by chance; of the words asked for so many have to be told. */
const ABOUT = 0.34;
/** Two titles with this share of words in common (Dice) head the same report. */
const SAME = 0.75;

/** Whether a report or story is about what was asked for, by its title, its summary and what a search found in it. */
export const isAbout = (
  asked: string,
  { title, summary, highlights }: Pick<FoundResult, 'title' | 'summary' | 'highlights'>,
): boolean => {
  const hits = [...highlights.title, ...highlights.text].filter(({ hit }) => hit).map(({ text }) => text);
  const stems = contentStems(wordsOf(asked));
  const told = contentStems(wordsOf([title, summary, ...hits].join(' ')));
  const shared = [...stems].filter((stem) => told.has(stem)).length;
  return stems.size === 0 || shared >= Math.max(1, Math.ceil(stems.size * ABOUT));
};

export const isSameTitle = (one: string, other: string): boolean =>
  overlap(contentStems(wordsOf(one)), contentStems(wordsOf(other))) >= SAME;
