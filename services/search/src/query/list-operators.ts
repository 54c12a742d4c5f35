import { type IntentChip, SEARCH_TYPES } from '@360/contracts/search';
import { addOnce, type EnterValue, type Operator, type Understood } from './operator.ts';
import type { FilterLists, QueryFilters } from './parsed-query.ts';
import { countryLabel, countryOf, languageLabel, languageOf } from './place-names.ts';
import { topicOf } from './topic-names.ts';

const NAME_LENGTH_MAX = 200;

/** What a value behind an operator is, or a sentence that says why it is nothing. */
type Meant<Value> = { value: Value; label: string } | string;

/** Values of one kind: an answer has one of those named, and none of those left out. */
const listOperator = <Value extends string>(
  name: string,
  kind: IntentChip['kind'],
  listOf: (lists: FilterLists) => Value[],
  meantBy: (text: string) => Meant<Value>,
): Operator => {
  const entering =
    (into: (filters: QueryFilters) => FilterLists, chipOf: (value: string, label: string) => Understood): EnterValue =>
    (text, { filters }) => {
      const meant = meantBy(text);
      if (typeof meant === 'string') return meant;
      addOnce(listOf(into(filters)), meant.value);
      return chipOf(meant.value, meant.label);
    };
  return {
    enter: entering(
      (filters) => filters,
      (value, label) => ({ kind, label, value }),
    ),
    leaveOut: entering(
      ({ leftOut }) => leftOut,
      (value, label) => ({ kind: 'excluded', label: `${name}: ${label}`, value: `${name}:${value}` }),
    ),
  };
};

/** An outlet by its id or name, as written. */
export const outletMeant = (name: string, text: string): Meant<string> =>
  text.length > NAME_LENGTH_MAX ? `The name behind “${name}:” is too long.` : { value: text, label: text };

const countryMeant = (text: string): Meant<string> => {
  const code = countryOf(text);
  if (code === null) return `No country is called “${text}”; write its name in English or its code of two letters.`;
  return { value: code, label: countryLabel(code) };
};

const topicMeant = (text: string): Meant<FilterLists['categories'][number]> => {
  const topic = topicOf(text);
  return topic === null ? `There is no category “${text}”.` : { value: topic, label: topic };
};

const languageMeant = (text: string): Meant<string> => {
  const code = languageOf(text);
  if (code === null) return `No language is called “${text}”; write its code of two letters, such as de.`;
  return { value: code, label: languageLabel(code) };
};

const typeMeant = (text: string): Meant<FilterLists['types'][number]> => {
  const wanted = text.toLowerCase();
  const known = wanted === 'stories' ? 'story' : SEARCH_TYPES.find((each) => wanted === each || `${each}s` === wanted);
  if (!known) return `There is no type “${text}”; types are ${SEARCH_TYPES.join(', ')}.`;
  return { value: known, label: known };
};

/** The operators that name values of a kind; the same behind a hyphen leave them out. */
export const LIST_OPERATORS: readonly (readonly [name: string, Operator])[] = [
  [
    'source',
    listOperator(
      'source',
      'source',
      ({ sources }) => sources,
      (text) => outletMeant('source', text),
    ),
  ],
  ['country', listOperator('country', 'place', ({ countries }) => countries, countryMeant)],
  ['category', listOperator('category', 'topic', ({ categories }) => categories, topicMeant)],
  ['language', listOperator('language', 'language', ({ languages }) => languages, languageMeant)],
  ['type', listOperator('type', 'type', ({ types }) => types, typeMeant)],
];
