import type { CitedSentence } from '@360/contracts/evidence';
import { contentStems, overlap, wordsOf } from '@360/reading/words';

/** Two sentences with this share of words in common (Dice) tell the same. */
const SAME = 0.6;

const ownWords = ({ text, phrase }: CitedSentence): string | null => {
  if (!phrase) return text;
  const { sentence } = phrase.values;
  return typeof sentence === 'string' ? sentence : null;
};

const quotedWords = ({ phrase }: CitedSentence): string[] =>
  Object.entries(phrase?.values ?? {}).flatMap(([name, value]) =>
    name.startsWith('sentence') && typeof value === 'string' ? [value] : [],
  );

/**
 * Lets each thing pass once in a text: no sentence twice, and none that tells what another has told in nearly the same
 * words. `most` ends it earlier, and what comes after may still pass another time.
 */
export type SaidOnce = (sentences: readonly CitedSentence[], most?: number) => CitedSentence[];

export const createSaidOnce = (): SaidOnce => {
  const texts = new Set<string>();
  const told: Set<string>[] = [];
  const isNew = (sentence: CitedSentence): boolean => {
    if (texts.has(sentence.text)) return false;
    const own = ownWords(sentence);
    if (own === null) return true;
    const stems = contentStems(wordsOf(own));
    return told.every((other) => overlap(stems, other) < SAME);
  };
  const note = (sentence: CitedSentence): void => {
    texts.add(sentence.text);
    for (const words of [ownWords(sentence) ?? '', ...quotedWords(sentence)])
      if (words !== '') told.push(contentStems(wordsOf(words)));
  };
  return (sentences, most = sentences.length) => {
    const passed: CitedSentence[] = [];
    for (const sentence of sentences) {
      if (passed.length === most) break;
      if (!isNew(sentence)) continue;
      note(sentence);
      passed.push(sentence);
    }
    return passed;
  };
};
