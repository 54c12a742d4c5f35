import type { IntentChip } from '@360/contracts/search';
import type { CoverageFilters, QueryFilters } from './parsed-query.ts';

/** What the operators of a query have said so far. */
export interface Narrowing {
  filters: QueryFilters;
  coverage: CoverageFilters;
}

export type Understood = Pick<IntentChip, 'kind' | 'label' | 'value'>;
/** Enters a value into what was said so far; a sentence where it cannot. */
export type EnterValue = (value: string, said: Narrowing, now: Date) => Understood | string;

export interface Operator {
  enter: EnterValue;
  /** For an operator behind a hyphen; absent where nothing can be left out by it. */
  leaveOut?: EnterValue;
}

export const addOnce = <Value>(list: Value[], value: Value): void => {
  if (!list.includes(value)) list.push(value);
};
