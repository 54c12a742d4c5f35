/** The facets that hold several values at once. */
export const LISTS = ['country', 'source', 'category', 'language', 'epistemology'] as const;
export type ListName = (typeof LISTS)[number];

export const ADDRESS_KEYS = ['q', 'type', 'sort', ...LISTS, 'after', 'before', 'media'] as const;
export type SearchAddress = { [Key in (typeof ADDRESS_KEYS)[number]]?: string };

/** The parts of an address that belong to a search, each as text; what the router read as number or list is text again. */
export function addressIn(search: Record<string, unknown>): SearchAddress {
  const found: SearchAddress = {};
  for (const key of ADDRESS_KEYS) {
    const value = search[key];
    if (value !== undefined && value !== null && value !== '') found[key] = String(value);
  }
  return found;
}
