import type { Comparison } from '../query/parsed-query.ts';

/**
 * A value as Meilisearch reads it back, whatever stands in it. Inside double quotes only these two signs mean anything;
 * half surrogates, which no request could carry, become U+FFFD.
 */
export const quoted = (value: string): string => `"${value.toWellFormed().replace(/["\\]/g, '\\$&')}"`;

/** One of the values; an empty list is met by nothing. */
export const isOneOf = (attribute: string, values: readonly string[]): string =>
  `${attribute} IN [${values.map(quoted).join(', ')}]`;

export const not = (term: string): string => `NOT ${term}`;

/** One of the values in either attribute. */
export const isOneOfEither = (one: string, other: string, values: readonly string[]): string =>
  `(${isOneOf(one, values)} OR ${isOneOf(other, values)})`;

export const compares = (attribute: string, { operator, value }: Comparison): string =>
  `${attribute} ${operator} ${value}`;

/** All terms at once; empty where there is none, which filters nothing. */
export const allOf = (terms: readonly (string | null)[]): string => terms.filter((term) => term !== null).join(' AND ');
