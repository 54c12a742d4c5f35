import { specificsIn } from '@360/contracts/specifics';
import { tongueOf } from '@360/contracts/specifics/language';
import { contentStems, wordsOf } from '@360/reading/words';

/** Least share of a sentence's content that its passages have to hold: of all words, and of those that are no names or numbers. */
const CARRIED = 0.6;
const CARRIED_BESIDES_SPECIFICS = 0.7;
/** A word shared by a long sentence and its passage may be chance; a passage has to hold more to count as its ground. */
const GROUND_STEMS = 2;
const GROUND_SHARE = 0.15;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Words that turn a sentence round, in five languages; "no" and "sin" of one are read in all. */
const DENIAL =
  /(?<!\p{L})(?:not|no|never|none|nobody|nothing|neither|nor|without|den(?:y|ies|ied|ying|ial|ials)|refut\w+|reject\w*|disput\w+|false|untrue|unfounded|fake|hoax|cannot|(?:is|are|was|were|did|does|do|has|have|had|could|would|should|ca|wo)n't|fail(?:s|ed)? to|nicht|kein\p{L}{0,2}|nie(?:mals|mand)?|ohne|bestreite\p{L}*|bestritt\p{L}*|dementier\p{L}*|falsch\p{L}*|ne|n'|pas|jamais|aucun\p{L}*|sans|dément\p{L}*|nunca|ningun\p{L}*|ningún|niega\p{L}*|negó|desmient\p{L}*|falso\p{L}*|لا|لم|لن|ليس\p{L}*|ينفي|نفى|نفت|غير|دون)(?!\p{L})/giu;

const contentOf = (text: string): Set<string> => {
  if (!UNSPACED.test(text)) return contentStems(wordsOf(text));
  const signs = wordsOf(text);
  return new Set(signs.slice(1).map((sign, at) => `${signs[at]}${sign}`));
};

/** What is said of the names and numbers in a text: they may all be right in a sentence that is not. */
const besidesSpecifics = (text: string): Set<string> => {
  if (tongueOf(text) === 'de') return contentOf(text);
  const specifics = specificsIn(text).filter(({ kind }) => kind !== 'quotation');
  return contentOf(specifics.reduce((rest, each) => rest.replaceAll(each.text, ' '), text));
};

const shared = (stems: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...stems].filter((stem) => others.has(stem)).length;

/** "3-2", "14:30": numbers that say something else the other way round. */
const PAIR = /\p{Nd}+\s?[:–-]\s?\p{Nd}+/gu;
const pairsIn = (text: string): string[] => (text.match(PAIR) ?? []).map((pair) => pair.replace(/\D+/gu, '-'));

const denials = (text: string): number => text.replace(/[’‘]/g, "'").match(DENIAL)?.length ?? 0;

/** Of the cited passages those that share content with a sentence: the others carry nothing of it. */
export const groundsOf = <P extends { readonly text: string }>(text: string, cited: readonly P[]): P[] => {
  const stems = contentOf(text);
  const least = Math.min(stems.size, Math.max(GROUND_STEMS, Math.ceil(GROUND_SHARE * stems.size)));
  return cited.filter((passage) => shared(stems, contentOf(passage.text)) >= least);
};

/**
 * Whether passages hold what a sentence is about: most of its content words, its scores and spans as they
 * stand, and a denial where it has one, none where they all have one. Words are compared, so that nothing is carried from one language to another.
 */
export const carriesContent = (text: string, grounds: readonly { readonly text: string }[]): boolean => {
  const stems = contentOf(text);
  if (stems.size === 0 || grounds.length === 0) return false;
  const held = new Set(grounds.flatMap((passage) => [...contentOf(passage.text)]));
  if (shared(stems, held) < CARRIED * stems.size) return false;
  const said = besidesSpecifics(text);
  if (shared(said, held) < CARRIED_BESIDES_SPECIFICS * said.size) return false;
  const pairs = new Set(grounds.flatMap((passage) => pairsIn(passage.text)));
  if (!pairsIn(text).every((pair) => pairs.has(pair))) return false;
  const denied = grounds.filter((passage) => denials(passage.text) > 0).length;
  return denials(text) > 0 ? denied > 0 : denied < grounds.length;
};
