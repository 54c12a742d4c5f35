import type { Place } from './parsed-query.ts';
import { areNeighbours, isCapitalised, type WrittenWord } from './written-words.ts';

/** Small words inside names of persons. */
const INSIDE_NAMES = new Set(['von', 'van', 'der', 'den', 'de', 'la', 'bin', 'ibn', 'al', 'el']);

/** Where the capitalised run that begins at a word ends; small words count between capitals only. */
function endOfRun(text: string, words: readonly WrittenWord[], from: number): number {
  let end = from + 1;
  for (let at = from + 1; at < words.length; at++) {
    const [previous, word] = [words[at - 1], words[at]];
    if (!previous || !word || !areNeighbours(text, previous, word)) break;
    if (isCapitalised(word.written)) end = at + 1;
    else if (!INSIDE_NAMES.has(word.folded)) break;
  }
  return end;
}

/**
 * Names by their capital letters: any run of two or more capitalised words, and single ones that do not stand at
 * `beginning`, where a sentence would have a capital too.
 */
export function entityRuns(text: string, words: readonly WrittenWord[], beginning: number): Place[] {
  const runs: Place[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word || !isCapitalised(word.written)) {
      at++;
      continue;
    }
    const to = endOfRun(text, words, at);
    if (to > at + 1 || word.start !== beginning) runs.push({ start: word.start, end: words[to - 1]?.end ?? word.end });
    at = to;
  }
  return runs;
}
