import { storedValue } from '../../lib/stored-value.ts';

const LIMIT = 8;

const asSearches = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((text) => typeof text === 'string' && text.trim() !== '').slice(0, LIMIT) : [];

/** What was searched for in this browser, latest first. */
export const recentSearches = storedValue<string[]>('recent-searches', asSearches);

const others = (text: string) =>
  recentSearches.get().filter((other) => other.toLocaleLowerCase() !== text.toLocaleLowerCase());

export const rememberSearch = (text: string): void => recentSearches.set([text, ...others(text)].slice(0, LIMIT));

export const forgetSearch = (text: string): void => recentSearches.set(others(text));

export const forgetSearches = (): void => recentSearches.set([]);
