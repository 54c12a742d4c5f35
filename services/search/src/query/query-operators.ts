import { type IntentChip, SEARCH_TYPES, type SearchType } from '@360/contracts/search';
import { epistemologyTagSchema } from '@360/contracts/stories';
import { isoDay, lastDayBefore, writtenRange } from './days.ts';
import type { Comparison, CoverageFilters, QueryFilters } from './parsed-query.ts';
import { countryLabel, countryOf, languageLabel, languageOf } from './place-names.ts';
import { topicOf } from './topic-names.ts';

const NAME_LENGTH_MAX = 200;
const COMPARISON = /^(<=|>=|<|>|=)?\s*(\d{1,6})\s*%?$/;
const STATUSES = epistemologyTagSchema.options;

/** What the operators of a query have said so far. */
export interface Narrowing {
  filters: QueryFilters;
  coverage: CoverageFilters;
}

type Understood = Pick<IntentChip, 'kind' | 'label' | 'value'>;
/** Enters a value into what was said so far; a sentence where it cannot. */
type Operator = (value: string, said: Narrowing, now: Date) => Understood | string;

const add = <Value>(list: Value[], value: Value): void => {
  if (!list.includes(value)) list.push(value);
};

const outlets =
  (kind: 'source' | 'coverage', name: string, listOf: (said: Narrowing) => string[]): Operator =>
  (value, said) => {
    if (value.length > NAME_LENGTH_MAX) return `The name behind “${name}:” is too long.`;
    add(listOf(said), value);
    return kind === 'source'
      ? { kind, label: value, value }
      : { kind, label: `${name}: ${value}`, value: `${name}:${value}` };
  };

const country: Operator = (value, { filters }) => {
  const code = countryOf(value);
  if (code === null) return `No country is called “${value}”; write its name in English or its code of two letters.`;
  add(filters.countries, code);
  return { kind: 'place', label: countryLabel(code), value: code };
};

const category: Operator = (value, { filters }) => {
  const topic = topicOf(value);
  if (topic === null) return `There is no category “${value}”.`;
  add(filters.categories, topic);
  return { kind: 'topic', label: topic, value: topic };
};

const language: Operator = (value, { filters }) => {
  const code = languageOf(value);
  if (code === null) return `No language is called “${value}”; write its code of two letters, such as de.`;
  add(filters.languages, code);
  return { kind: 'text', label: `language: ${languageLabel(code)}`, value: code };
};

const type: Operator = (value, { filters }) => {
  const wanted = value.toLowerCase();
  const known = SEARCH_TYPES.find((each: SearchType) => wanted === each || `${each}s` === wanted);
  if (!known && wanted !== 'stories') return `There is no type “${value}”; types are ${SEARCH_TYPES.join(', ')}.`;
  const found = known ?? 'story';
  add(filters.types, found);
  return { kind: 'text', label: `type: ${found}`, value: found };
};

const notADate = (value: string): string =>
  `“${value}” is not a date; write it as 2026, 2026-01, 2026-01-31, yesterday or today.`;

const after: Operator = (value, { filters }, now) => {
  const range = writtenRange(value, now);
  if (!range) return notADate(value);
  if (!filters.after || filters.after < range.from) filters.after = range.from;
  return { kind: 'after', label: isoDay(range.from), value: isoDay(range.from) };
};

const before: Operator = (value, { filters }, now) => {
  const range = writtenRange(value, now);
  if (!range) return notADate(value);
  if (!filters.before || filters.before > range.to) filters.before = range.to;
  return { kind: 'before', label: lastDayBefore(range.to), value: lastDayBefore(range.to) };
};

const comparison =
  (name: 'agreement' | 'independent', most: number): Operator =>
  (value, { coverage }) => {
    if (coverage[name] !== null) return `“${name}:” may stand once; the first one counts.`;
    const plain = value.normalize('NFKC').replace('≤', '<=').replace('≥', '>=');
    const [, operator = '=', digits] = COMPARISON.exec(plain) ?? [];
    const figure = Number(digits ?? Number.NaN);
    if (!(figure <= most)) return `“${name}:” needs a whole number from 0 to ${most}, such as ${name}:>=3.`;
    coverage[name] = { operator: operator as Comparison['operator'], value: figure };
    return { kind: 'coverage', label: `${name} ${operator} ${figure}`, value: `${name}:${operator}${figure}` };
  };

const status: Operator = (value, { coverage }) => {
  const found = STATUSES.find((each) => each === value.toLowerCase());
  if (!found) return `There is no status “${value}”; it may be ${STATUSES.join(', ')}.`;
  if (coverage.status !== null) return '“status:” may stand once; the first one counts.';
  coverage.status = found;
  return { kind: 'coverage', label: `status: ${found}`, value: `status:${found}` };
};

/** The operators of a reader's query, by name. */
export const QUERY_OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ['source', outlets('source', 'source', ({ filters }) => filters.sources)],
  ['country', country],
  ['category', category],
  ['language', language],
  ['type', type],
  ['after', after],
  ['before', before],
  ['covered-by', outlets('coverage', 'covered-by', ({ coverage }) => coverage.coveredBy)],
  ['not-covered-by', outlets('coverage', 'not-covered-by', ({ coverage }) => coverage.notCoveredBy)],
  ['agreement', comparison('agreement', 100)],
  ['independent', comparison('independent', 100_000)],
  ['status', status],
]);
