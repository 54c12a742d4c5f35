/** Longest query of a recent search on the self-serve plans of the X API. */
const LONGEST_QUERY = 512;
const NOT_OWN_WORDS = ' -is:retweet -is:reply';

/** The query for what these accounts of X wrote themselves: no reposts, no replies. */
export const searchOf = (handles: string[]): string =>
  `(${handles.map((handle) => `from:${handle}`).join(' OR ')})${NOT_OWN_WORDS}`;

/** Accounts in groups whose search is no longer than X takes; their order stays, so that few groups change with a list. */
export const packSearches = <Account extends { handle: string }>(accounts: Account[]): Account[][] => {
  const groups: Account[][] = [];
  for (const account of accounts) {
    const group = groups.at(-1);
    const grown = [...(group ?? []), account];
    if (group && searchOf(grown.map(({ handle }) => handle)).length <= LONGEST_QUERY) group.push(account);
    else groups.push([account]);
  }
  return groups;
};
