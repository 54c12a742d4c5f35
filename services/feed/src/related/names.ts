import { isStopWord } from '../stories/grouping/stop-words.ts';

/** A person, place or body as a text writes it. */
export interface Mention {
  shown: string;
  /** Its words in lower case without accents. */
  parts: string[];
  /** One word at the start of a sentence, where a capital says nothing. */
  unsure: boolean;
}

const MAX_PARTS = 4;
/** News says who it is about at its beginning; what comes after is not read. */
const MAX_CHARS = 2_000;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'‑-]*/gu;
const CAPITAL = /^\p{Lu}/u;
const SENTENCE_END = /[.!?…:;"“”„«»\n|]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;
const POSSESSIVE = /['’]s?$/;
/** Above this share of capitals a headline is set in title case, or a text in capitals. */
const TITLE_CASE = 0.7;

/** Lower case, without accents, and with one kind of apostrophe. */
export const fold = (word: string): string => {
  const lower = word.toLowerCase();
  return ASCII.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'");
};

interface Run {
  words: string[];
  opens: boolean;
}

const mentionOf = ({ words, opens }: Run): Mention => ({
  shown: words.join(' '),
  parts: words.map(fold),
  unsure: opens && words.length === 1,
});

/** Runs of up to four capitalised words, in order; a stop word or anything but a space between ends a run. */
export const mentionsIn = (text: string): Mention[] => {
  const mentions: Mention[] = [];
  let run: Run | null = null;
  let end = 0;
  let ended = true;
  const close = () => {
    if (run && run.words.length <= MAX_PARTS) mentions.push(mentionOf(run));
    run = null;
  };
  const read = text.slice(0, MAX_CHARS);
  for (const { 0: raw, index } of read.matchAll(WORD)) {
    const gap = read.slice(end, index);
    end = index + raw.length;
    ended ||= SENTENCE_END.test(gap);
    const word = raw.replace(POSSESSIVE, '');
    if (gap !== ' ') close();
    if (word.length < 2 || !CAPITAL.test(word) || isStopWord(fold(word))) close();
    else if (run) (run as Run).words.push(word);
    else run = { words: [word], opens: ended };
    if (word !== raw) close();
    ended = false;
  }
  close();
  return mentions;
};

/** Whether capitals in a text say nothing, since most words after its first have one. */
export const isTitleCase = (text: string): boolean => {
  const [, ...rest] = text.slice(0, MAX_CHARS).match(WORD) ?? [];
  const words = rest.filter((word) => !isStopWord(fold(word)));
  return words.length > 3 && words.filter((word) => CAPITAL.test(word)).length > TITLE_CASE * words.length;
};
