import type { NewsItem } from '@360/contracts/news';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { addStrings, speak } from '../../lib/strings.ts';
import ar from '../../locales/ar.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { PostActions } from './post-actions.tsx';
import { PostAuthor } from './post-author.tsx';

const post = {
  network: 'bluesky',
  handle: 'harbour.example',
  name: 'The Harbour Desk',
  profileUrl: 'https://bsky.app/profile/harbour.example',
  linkedUrl: 'https://harbour.example/ferry',
} as const satisfies NewsItem['post'];
const item = {
  tweetUrl: 'https://bsky.app/profile/harbour.example/post/1',
  post,
  outlet: { id: 'harbour.example', name: 'The Harbour', country: 'GB', site: 'https://harbour.example' },
} as const;

beforeAll(() => {
  addStrings('en', en);
  addStrings('ar', ar);
});

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a post leads to itself, to its account and to the page it points to, each in a window of its own', () => {
  render(<PostActions item={item} />);
  expect(links()).toEqual([
    ['View Post', item.tweetUrl],
    ['Profile', post.profileUrl],
    ['Source', post.linkedUrl],
  ]);
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
});

test('the source of a post without a link is its outlet, and of an account without one there is none', () => {
  const bare = { ...item, post: { ...post, linkedUrl: null } };
  const { unmount } = render(<PostActions item={bare} />);
  expect(links()[2]).toEqual(['Source', 'https://harbour.example']);
  unmount();
  render(<PostActions item={{ ...bare, outlet: { ...item.outlet, site: null } }} />);
  expect(links()).toHaveLength(2);
});

test('a report that is no post has none of them', () => {
  const { container } = render(<PostActions item={{ ...item, tweetUrl: null, post: null }} />);
  expect(container.childElementCount).toBe(0);
});

test('the author is told with network and handle, in the reader’s language', async () => {
  const { container, rerender } = render(<PostAuthor post={post} />);
  expect(container.textContent).toBe('The Harbour Desk on Bluesky@harbour.example');
  speak('ar');
  rerender(<PostAuthor post={{ ...post, network: 'x' }} />);
  expect(container.textContent).toBe('The Harbour Desk على X@harbour.example');
  speak('en');
});
