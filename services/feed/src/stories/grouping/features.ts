import type { CleanText } from './clean.ts';
import type { GroupingSettings } from './settings.ts';
import { isCommonWord } from './stop-words.ts';
import { type Token, tokenize } from './tokens.ts';

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
  token: { term: string; word: string; kind?: Token['kind'] },
  field: 'head' | 'body',
  weight: number,
) => {
  const known = features.get(token.term);
  if (known) known[field] += weight;
  else {
    const fresh = { head: 0, body: 0, name: false, figure: token.kind === 'number', common: isCommonWord(token.word) };
    fresh[field] = weight;
    features.set(token.term, fresh);
  }
};

/** A headline that capitalises most words, or all letters, says nothing about names. */
const isTitleCase = (tokens: Token[]): boolean => {
  const words = tokens.filter(({ kind, stop }) => kind === 'word' && !stop);
  return words.length > 0 && words.filter(({ capital }) => capital).length > 0.7 * words.length;
};

/** Words with a capital that no sentence begins with: where one of them does begin a sentence, it is still a name. */
const sureNames = (tokens: Token[]): ReadonlySet<string> =>
  new Set(tokens.filter(({ capital, opens }) => capital && !opens).map(({ term }) => term));

/** Runs of capitalised words inside sentences, or of `sure` ones anywhere: people, places, bodies. */
export const namesOf = (tokens: Token[], sure: ReadonlySet<string> = new Set()): string[][] => {
  const names: string[][] = [];
  let run: Token[] = [];
  const close = () => {
    const opening = run.length === 1 && run[0]?.opens && !sure.has(run[0].term);
    if (run.length > 0 && run.length <= MAX_NAME_WORDS && !opening) names.push(run.map(({ term }) => term));
    run = [];
  };
  for (const token of tokens) {
    const part = token.capital && token.kind === 'word' && !token.stop && token.word.length > 1;
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
    add(features, { term, word: term }, 'head', weight);
    const whole = features.get(term);
    if (whole) whole.name = true;
  }
  if (name.length === 1) for (const word of name) add(features, { term: word, word }, 'head', weight / 2);
  for (const word of name) {
    const feature = features.get(word);
    if (feature) feature.name = !feature.common;
  }
};

const numberWeight = (term: string, weight: number) =>
  term.replace(/\D/g, '').length < 2 || /^(?:19|20)\d\d$/.test(term) ? weight / 3 : weight;

/** The terms of an item with their weights, from its cleaned fields. */
export const featuresOf = ({ title, lead, text }: CleanText, settings: GroupingSettings): Features => {
  const features: Features = new Map();
  const titleTokens = tokenize(title, MAX_TITLE);
  const leadTokens = tokenize(lead, MAX_LEAD);
  const bodyTokens = tokenize(text, MAX_BODY);
  const head = (tokens: Token[], weight: number) => {
    for (const token of tokens) {
      if (token.stop) continue;
      const factor = token.kind === 'number' ? numberWeight(token.term, settings.numberWeight) : 1;
      add(features, token, 'head', weight * factor);
    }
  };
  head(titleTokens, settings.titleWeight);
  head(leadTokens, settings.leadWeight);
  const named = isTitleCase(titleTokens) ? [leadTokens] : [titleTokens, leadTokens];
  const sure = sureNames([...named.flat(), ...bodyTokens]);
  for (const name of named.flatMap((tokens) => namesOf(tokens, sure))) addName(features, name, settings.nameWeight);
  for (const tokens of [titleTokens, leadTokens, bodyTokens])
    for (const token of tokens) if (!token.stop) add(features, token, 'body', 1);
  return features;
};
