import type { CleanText } from './clean.ts';
import type { GroupingSettings } from './settings.ts';
import { eachToken, type Token, tokenize } from './tokens.ts';
import type { Word } from './words.ts';

export interface Feature {
  /** Weight among title, lead, names and numbers. */
  head: number;
  /** How often the term stands in all that is known of the item. */
  body: number;
  /** Written as a name at least once. */
  name: boolean;
  /** A number. */
  figure: boolean;
  common: boolean;
}

export type Features = Map<string, Feature>;

const MAX_TITLE = 60;
const MAX_LEAD = 120;
const MAX_BODY = 400;
const MAX_NAME_WORDS = 4;

const add = (
  features: Features,
  { term, common, kind }: Pick<Word, 'term' | 'common' | 'kind'>,
  field: 'head' | 'body',
  weight: number,
) => {
  const known = features.get(term);
  if (known) known[field] += weight;
  else {
    const fresh = { head: 0, body: 0, name: false, figure: kind === 'number', common };
    fresh[field] = weight;
    features.set(term, fresh);
  }
};

/** A headline that capitalises most words, or all letters, says nothing about names. */
const isTitleCase = (tokens: Token[]): boolean => {
  const words = tokens.filter(({ word }) => word.kind === 'word' && !word.stop);
  return words.length > 0 && words.filter(({ word }) => word.capital).length > 0.7 * words.length;
};

/** Runs of capitalised words inside sentences, or of `sure` ones anywhere: people, places, bodies. */
export const namesOf = (tokens: Token[], sure: ReadonlySet<string> = new Set()): string[][] => {
  const names: string[][] = [];
  let run: Token[] = [];
  const close = () => {
    const opening = run.length === 1 && run[0]?.opens && !sure.has(run[0].word.term);
    if (run.length > 0 && run.length <= MAX_NAME_WORDS && !opening) names.push(run.map(({ word }) => word.term));
    run = [];
  };
  for (const token of tokens) {
    const { capital, kind, stop, word } = token.word;
    const part = capital && kind === 'word' && !stop && word.length > 1;
    if (run.length > 0 && !(part && token.joined)) close();
    if (part) run.push(token);
  }
  close();
  return names;
};

/** A name of several words is a term of its own beside its words. */
const addName = (features: Features, name: string[], weight: number) => {
  const term = `@${name.join(' ')}`;
  if (name.length > 1) {
    add(features, { term, common: false, kind: 'word' }, 'head', weight);
    const whole = features.get(term);
    if (whole) whole.name = true;
  }
  const [only] = name;
  const known = only === undefined ? undefined : features.get(only);
  if (name.length === 1 && known) known.head += weight / 2;
  for (const word of name) {
    const feature = features.get(word);
    if (feature) feature.name = !feature.common;
  }
};

/** The words of a name of several say together what the name says: each alone counts less than another word. */
const lightenParts = (features: Features, names: readonly string[][], share: number) => {
  for (const part of new Set(names.filter(({ length }) => length > 1).flat())) {
    const feature = features.get(part);
    if (feature?.name) feature.head *= share;
  }
};

const numberWeight = (term: string, weight: number) =>
  term.replace(/\D/g, '').length < 2 || /^(?:19|20)\d\d$/.test(term) ? weight / 3 : weight;

/** The words of an item's title and lead. */
export interface HeadTokens {
  readonly title: Token[];
  readonly lead: Token[];
}

export const headTokensOf = ({ title, lead }: CleanText): HeadTokens => ({
  title: tokenize(title, MAX_TITLE),
  lead: tokenize(lead, MAX_LEAD),
});

/** The terms of an item with their weights, from its title, lead and cleaned text. */
export const featuresOf = (tokens: HeadTokens, text: string, settings: GroupingSettings): Features => {
  const features: Features = new Map();
  /** Words with a capital that no sentence begins with: where one of them does begin a sentence, it is still a name. */
  const sure = new Set<string>();
  const head = (words: Token[], weight: number) => {
    for (const { word } of words) {
      if (word.stop) continue;
      const factor = word.kind === 'number' ? numberWeight(word.term, settings.numberWeight) : 1;
      add(features, word, 'head', weight * factor);
      add(features, word, 'body', 1);
    }
  };
  head(tokens.title, settings.titleWeight);
  head(tokens.lead, settings.leadWeight);
  const named = isTitleCase(tokens.title) ? [tokens.lead] : [tokens.title, tokens.lead];
  for (const { word, opens } of named.flat()) if (word.capital && !opens) sure.add(word.term);
  eachToken(text, MAX_BODY, (word, opens) => {
    if (word.capital && !opens) sure.add(word.term);
    if (!word.stop) add(features, word, 'body', 1);
  });
  const names = named.flatMap((words) => namesOf(words, sure));
  for (const name of names) addName(features, name, settings.nameWeight);
  lightenParts(features, names, settings.namePartWeight);
  return features;
};
