/** The search part of an address that leads elsewhere: an analysis that was open stays with its story. */
export function withoutAnalysis<Search extends object>(search: Search): Search {
  const { tab: _tab, persona: _persona, ...rest } = search as Search & { tab?: unknown; persona?: unknown };
  return rest as unknown as Search;
}
