import { type Token, tokensOf } from './figure-tokens.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';

interface ParsedSentence {
  readonly sentence: string;
  readonly tokens: readonly Token[];
  readonly quantities: readonly Quantity[];
}

let last: ParsedSentence = { sentence: '', tokens: [], quantities: [] };

/** The tokens and quantities of an English sentence. Several readers ask for those of one sentence in turn: the last is kept. */
export const parsedSentence = (sentence: string): ParsedSentence => {
  if (last.sentence === sentence) return last;
  const tokens = tokensOf(sentence);
  last = { sentence, tokens, quantities: quantitiesIn(tokens) };
  return last;
};
