import type { SearchResponse } from '@360/contracts/search';

/** What the header found, for the dialog to open with. */
export interface HandedOver {
  query: string;
  response: SearchResponse;
}

const QUERY = 'searchQuery';
const RESULTS = 'searchResults';

/** Where session storage is refused. */
let held: HandedOver | null = null;

/** Keeps a query and its results in session storage. */
export function handOver(found: HandedOver): void {
  held = null;
  try {
    sessionStorage.setItem(RESULTS, JSON.stringify(found.response));
    sessionStorage.setItem(QUERY, found.query);
  } catch {
    held = found;
  }
}

/** What was handed over last; null where there is nothing, or nothing readable. */
export function handedOver(): HandedOver | null {
  if (held) return held;
  try {
    const [query, results] = [sessionStorage.getItem(QUERY), sessionStorage.getItem(RESULTS)];
    if (query === null || results === null) return null;
    const response = JSON.parse(results) as Partial<SearchResponse> & Omit<SearchResponse, 'writtenResults'>;
    return { query, response: { ...response, writtenResults: response.writtenResults ?? [] } };
  } catch {
    return null;
  }
}

export function forgetHandedOver(): void {
  held = null;
  try {
    sessionStorage.removeItem(QUERY);
    sessionStorage.removeItem(RESULTS);
  } catch {
    // Refused storage holds nothing.
  }
}
