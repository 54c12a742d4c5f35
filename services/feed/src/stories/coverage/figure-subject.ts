import type { Value } from '@360/reading/figure-values';
import { isPeople } from '@360/reading/outcomes';
import { isStopWord, plain, stemOf } from '@360/reading/words';

const NEAREST = 2;
const WITHIN = 10;
const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** The words of the sentence that gives a value, the nearest to it first. */
const wordsAround = ({ figure, holders }: Value): string[] => {
  const sentence = holders.find(({ text }) => text.includes(figure.text))?.text ?? '';
  const [before = '', after = ''] = sentence.split(figure.text, 2);
  const left = (before.match(WORD) ?? []).toReversed();
  const right = after.match(WORD) ?? [];
  return Array.from({ length: WITHIN }, (_, at) => [left[at] ?? [], right[at] ?? []].flat()).flat();
};

/** The nearest words around a value that another report has around its own, names left out. */
const sharedWords = (first: Value, second: Value, isName: (stem: string) => boolean): string[] => {
  const words = wordsAround(first).filter((word) => {
    const stem = stemOf(plain(word));
    return !isStopWord(plain(word)) && first.context().has(stem) && second.context().has(stem) && !isName(stem);
  });
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, NEAREST);
};

/** "seconds", "marks", "per cent": what a figure is in, where its language gives no word for English readers. */
const unitOf = (key: string): string => {
  if (key === '%') return 'per cent';
  const [kind = '', name] = key.split(':');
  if (kind === 'money' || kind === 'time') return `${name}s`;
  return name === undefined && !key.includes(' ') ? `${key}s` : '';
};

/**
 * What values of one quantity are of: the counted noun; for money, shares, measures and "people" with the two nearest
 * words that two reports use.
 */
export const subjectOf = (values: readonly Value[], isName: (stem: string) => boolean): string => {
  const first = values.find(({ figure }) => figure.counted || figure.unitWords) ?? values[0];
  if (!first) return '';
  const { counted, unitWords, text, key } = first.figure;
  if (counted?.outcome) return counted.subject;
  const noun = counted?.noun ?? (unitWords || unitOf(key));
  if (counted && !isPeople(noun)) return noun;
  const shared = values.map((other) => (other === first ? [] : sharedWords(first, other, isName)));
  const nearest = (shared.find(({ length }) => length > 0) ?? []).join(', ');
  if (noun === '') return nearest === '' ? text : nearest;
  return nearest === '' ? noun : `${noun} (${nearest})`;
};
