import type { PostAccount } from '@360/contracts/publishers';
import { expect, test } from 'vitest';
import type { PostConfig } from '../config.ts';
import { networksRead, sourcesOfPosts } from './post-sources.ts';

const account = (network: PostAccount['network'], handle: string, more: Partial<PostAccount> = {}): PostAccount => ({
  network,
  handle,
  name: handle,
  category: 'science',
  publisherId: 'outlet.example',
  ...more,
});
const config: PostConfig = {
  accounts: '/accounts.json',
  x: {
    token: 'k',
    apiUrl: 'https://api.example',
    webUrl: 'https://x.example',
    lists: [{ category: 'world', id: '7' }],
  },
  bluesky: { apiUrl: 'https://sky.example', webUrl: 'https://web.example' },
};

test('accounts of X are searched for by topic, and lists are read beside', () => {
  const accounts = [
    account('x', 'One'),
    account('x', 'Two', { category: 'world', publisherId: 'two.example' }),
    account('x', 'Three'),
  ];
  const sources = sourcesOfPosts(accounts, config);
  expect(sources.map(({ kind, category, accounts: of }) => [kind, category, of.map(({ handle }) => handle)])).toEqual([
    ['x-search', 'world', ['Two']],
    ['x-search', 'science', ['One', 'Three']],
    ['x-list', 'world', ['One', 'Two', 'Three']],
  ]);
  expect(new URL(sources[1]?.url ?? '').searchParams.get('query')).toBe(
    '(from:One OR from:Three) -is:retweet -is:reply',
  );
  expect(sources[2]?.url).toBe('https://api.example/2/lists/7/tweets');
});

test('without a key X is not read, and no address holds it where there is one', () => {
  expect(sourcesOfPosts([account('x', 'One')], { ...config, x: null })).toEqual([]);
  expect(networksRead({ ...config, x: null })).toEqual(['bluesky', 'mastodon']);
  expect(networksRead(config)).toEqual(['x', 'bluesky', 'mastodon']);
  expect(networksRead({ ...config, accounts: undefined })).toEqual([]);
});

test('accounts elsewhere are read one by one, each at its own server', () => {
  const sources = sourcesOfPosts(
    [
      account('bluesky', 'outlet.example'),
      account('mastodon', 'desk@social.example'),
      account('mastodon', 'desk@handles.example', { server: 'http://127.0.0.1:9' }),
    ],
    { ...config, x: null },
  );
  expect(sources.map(({ url, publisherId }) => [url, publisherId])).toEqual([
    [
      'https://sky.example/xrpc/app.bsky.feed.getAuthorFeed?actor=outlet.example&filter=posts_no_replies',
      'outlet.example',
    ],
    ['https://social.example/api/v1/accounts/lookup?acct=desk', 'outlet.example'],
    ['http://127.0.0.1:9/api/v1/accounts/lookup?acct=desk', 'outlet.example'],
  ]);
});
