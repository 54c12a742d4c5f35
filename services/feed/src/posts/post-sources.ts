import { type PostAccount, postAccountsSchema } from '@360/contracts/publishers';
import { CATEGORIES, POST_NETWORKS, type PostNetwork } from '@360/contracts/vocabulary';
import type { PostConfig } from '../config.ts';
import type { FeedAccount } from '../feeds/feed.model.ts';
import type { FeedSource } from '../feeds/feed.repo.ts';
import { readSource } from '../feeds/source-list.ts';
import type { SafeFetch } from '../fetch/safe-fetch.ts';
import type { ListedPublisher } from '../publishers/publisher.repo.ts';
import { packSearches, searchOf } from './pack-searches.ts';

type PostSource = Omit<FeedSource, '_id'>;

/** A search on X brings posts of many publishers; how it is doing is shown under the network itself. */
const X: ListedPublisher = {
  _id: 'x.com',
  name: 'X',
  site: 'https://x.com',
  country: 'US',
  language: 'und',
  owner: 'X Corp.',
  kind: 'digital',
};

/** Which networks are read: X only with a key, and none without a list of accounts. */
export const networksRead = ({ accounts, x }: PostConfig): PostNetwork[] =>
  accounts ? POST_NETWORKS.filter((network) => network !== 'x' || x !== null) : [];

const accountOf = ({ handle, name, publisherId }: PostAccount): FeedAccount => ({ handle, name, publisherId });

const xSources = (accounts: PostAccount[], { apiUrl, lists }: NonNullable<PostConfig['x']>): PostSource[] => {
  const common = { publisherId: X._id, language: null };
  const searches = CATEGORIES.flatMap((category) =>
    packSearches(accounts.filter((account) => account.category === category)).map((group) => {
      const query = new URLSearchParams({ query: searchOf(group.map(({ handle }) => handle)) });
      const url = `${apiUrl}/2/tweets/search/recent?${query}`;
      return { ...common, url, kind: 'x-search' as const, accounts: group.map(accountOf), category };
    }),
  );
  const listed = lists.map(({ category, id }) => ({
    ...common,
    url: `${apiUrl}/2/lists/${id}/tweets`,
    kind: 'x-list' as const,
    accounts: accounts.map(accountOf),
    category,
  }));
  return [...searches, ...listed];
};

const addressOf = (account: PostAccount, { bluesky }: PostConfig): string => {
  if (account.network === 'bluesky')
    return `${bluesky.apiUrl}/xrpc/app.bsky.feed.getAuthorFeed?actor=${account.handle}&filter=posts_no_replies`;
  const [user = '', host = ''] = account.handle.split('@');
  const server = account.server ? new URL(account.server).origin : `https://${host}`;
  return `${server}/api/v1/accounts/lookup?acct=${user}`;
};

const ownSource = (account: PostAccount, config: PostConfig): PostSource[] =>
  account.network === 'x'
    ? []
    : [
        {
          url: addressOf(account, config),
          kind: account.network,
          accounts: [accountOf(account)],
          publisherId: account.publisherId,
          category: account.category,
          language: null,
        },
      ];

/** What is polled so that the posts of these accounts are read: searches and lists of X, one address an account elsewhere. */
export const sourcesOfPosts = (accounts: PostAccount[], config: PostConfig): PostSource[] => [
  ...(config.x
    ? xSources(
        accounts.filter(({ network }) => network === 'x'),
        config.x,
      )
    : []),
  ...accounts.flatMap((account) => ownSource(account, config)),
];

/** The list of accounts, and the publishers it brings. @throws FetchFault, ZodError or a file system error */
export const readPostAccounts = async (
  config: PostConfig,
  fetch: SafeFetch,
): Promise<{ publishers: ListedPublisher[]; accounts: PostAccount[] }> => {
  if (!config.accounts) return { publishers: [], accounts: [] };
  const text = await readSource(config.accounts, fetch, 'application/json');
  const { publishers, accounts } = postAccountsSchema.parse(JSON.parse(text));
  const owners = publishers.map(({ id, ...fields }) => ({ _id: id, ...fields }));
  return { publishers: config.x ? [...owners, X] : owners, accounts };
};
