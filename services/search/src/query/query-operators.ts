import { epistemologyTagSchema } from '@360/contracts/stories';
import { isoDay, lastDayBefore, writtenRange } from './days.ts';
import { LIST_OPERATORS, outletMeant } from './list-operators.ts';
import { addOnce, type EnterValue, type Operator } from './operator.ts';
import type { Comparison, CoverageFilters } from './parsed-query.ts';

const COMPARISON = /^(<=|>=|<|>|=)?\s*(\d{1,6})\s*%?$/;
const STATUSES = epistemologyTagSchema.options;

const coverageBy =
  (name: string, listOf: (coverage: CoverageFilters) => string[]): EnterValue =>
  (text, { coverage }) => {
    const meant = outletMeant(name, text);
    if (typeof meant === 'string') return meant;
    addOnce(listOf(coverage), meant.value);
    return { kind: 'coverage', label: `${name}: ${meant.label}`, value: `${name}:${meant.value}` };
  };

const notADate = (value: string): string =>
  `“${value}” is not a date; write it as 2026, 2026-01, 2026-01-31, yesterday or today.`;

const after: EnterValue = (value, { filters }, now) => {
  const range = writtenRange(value, now);
  if (!range) return notADate(value);
  if (!filters.after || filters.after < range.from) filters.after = range.from;
  return { kind: 'after', label: isoDay(range.from), value: isoDay(range.from) };
};

const before: EnterValue = (value, { filters }, now) => {
  const range = writtenRange(value, now);
  if (!range) return notADate(value);
  if (!filters.before || filters.before > range.to) filters.before = range.to;
  return { kind: 'before', label: lastDayBefore(range.to), value: lastDayBefore(range.to) };
};

const comparison =
  (name: 'agreement' | 'independent', most: number): EnterValue =>
  (value, { coverage }) => {
    if (coverage[name] !== null) return `“${name}:” may stand once; the first one counts.`;
    const plain = value.normalize('NFKC').replace('≤', '<=').replace('≥', '>=');
    const [, operator = '=', digits] = COMPARISON.exec(plain) ?? [];
    const figure = Number(digits ?? Number.NaN);
    if (!(figure <= most)) return `“${name}:” needs a whole number from 0 to ${most}, such as ${name}:>=3.`;
    coverage[name] = { operator: operator as Comparison['operator'], value: figure };
    return { kind: 'coverage', label: `${name} ${operator} ${figure}`, value: `${name}:${operator}${figure}` };
  };

const status: EnterValue = (value, { coverage }) => {
  const found = STATUSES.find((each) => each === value.toLowerCase());
  if (!found) return `There is no status “${value}”; it may be ${STATUSES.join(', ')}.`;
  if (coverage.status !== null) return '“status:” may stand once; the first one counts.';
  coverage.status = found;
  return { kind: 'coverage', label: `status: ${found}`, value: `status:${found}` };
};

/** The operators of a reader's query, by name. */
export const QUERY_OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ...LIST_OPERATORS,
  ['after', { enter: after }],
  ['before', { enter: before }],
  ['covered-by', { enter: coverageBy('covered-by', ({ coveredBy }) => coveredBy) }],
  ['not-covered-by', { enter: coverageBy('not-covered-by', ({ notCoveredBy }) => notCoveredBy) }],
  ['agreement', { enter: comparison('agreement', 100) }],
  ['independent', { enter: comparison('independent', 100_000) }],
  ['status', { enter: status }],
]);
