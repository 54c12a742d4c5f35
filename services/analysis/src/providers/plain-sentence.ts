import { wordsOf } from '@360/reading/words';
import { speaksToModels } from './addressed-to-models.ts';
import { speaksToNobody } from './speaks-to-nobody.ts';

/** UTF-16 units of a sentence, at most. */
export const SENTENCE_MAX = 500;

const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\u2028\u2029\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u;
const LINK = new RegExp(
  [
    String.raw`\b[a-z][a-z0-9+.-]{1,20}:\/\/`,
    String.raw`\b(?:mailto|javascript|data|tel|hxxps?)\s*:`,
    String.raw`\bwww\.`,
    String.raw`[\p{L}\p{N}-]{2,}\.[a-z]{2,24}\/`,
    String.raw`\b[\p{L}\p{N}-]{2,}\s?(?:\.|\[\.\]|\(dot\)| dot )\s?(?:com|org|net|info|io|co|biz|app|dev|ai|tv|me|ly|gg|xyz|shop|news|online|site|click|link|top|example|test|invalid|edu|gov|eu|uk|de|fr|es|ru|cn|us)\b`,
    String.raw`[\w.+-]+@[\w-]+`,
    String.raw`(?:^|\s)@\w{2,}`,
    String.raw`\+\d[\d\s().-]{7,}`,
  ].join('|'),
  'iu',
);
/** HTML and its entities, Markdown, code, JSON, templates. */
const MARKUP =
  /<\/?[a-z!][^>]*>?|&(?:[a-z]{2,8}|#x?[0-9a-f]{2,6});|!?\[[^\]]*\]\s*\(|`|\*\*|__|~~|\*\S[^*]*\S\*|^\s*(?:#{1,6}\s|>\s|[-*•]\s|\d+\.\s|\|)|[{}]|\|.*\||\\[nu]|<{2,}|>{2,}/iu;

const BY_ITSELF =
  /\b(?:language model|as an ai|ai assistant|chat ?bot here|can(?:no|')t (?:comply|assist|help with)|unable to (?:comply|assist)|sorry,)\b|\bP\d{1,3}\b|\bpassages?\s+(?:P?\d|named|above|below|given)/iu;

/** So many words in a row are no chance. */
const ECHO_WORDS = 6;

const runsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - ECHO_WORDS + 1))
    .map((_, at) => words.slice(at, at + ECHO_WORDS).join(' '));
};

/** Whether a sentence gives away what the model was told. */
export const echoes = (text: string, told: string): boolean => {
  const known = new Set(runsOf(told));
  return runsOf(text).some((run) => known.has(run));
};

/** Whether a model's sentence is one that may stand in a text of ours: plain words about the news, addressed to nobody. */
export const isPlainSentence = (text: string): boolean => {
  if (text.length > SENTENCE_MAX || !/\p{L}/u.test(text) || UNSEEN.test(text)) return false;
  const spoken = text.normalize('NFKC').replace(/[’‘]/g, "'");
  if (LINK.test(spoken) || MARKUP.test(spoken) || BY_ITSELF.test(spoken)) return false;
  return speaksToNobody(text) && !speaksToModels(text);
};
