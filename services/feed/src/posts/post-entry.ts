import type { Post } from '@360/contracts/news';
import type { FeedAccount, FeedDoc } from '../feeds/feed.model.ts';
import { canonicalUrl } from '../ingest/canonical-url.ts';
import { type DescribedEntry, describeEntry } from '../ingest/describe-entry.ts';
import { excerptOf } from '../ingest/excerpt.ts';
import { detectLanguage, primaryLanguage } from '../ingest/language-of.ts';
import { countWords, hashOf, type NormalisedEntry } from '../ingest/normalise-entry.ts';
import { absoluteUrl } from '../parse/absolute-url.ts';
import { htmlToText } from '../parse/html-text.ts';

/** What a network's reader found in one post. Addresses are unchecked, times in ms since 1970. */
export interface PostDraft {
  network: Post['network'];
  /** What identifies the post on its network for ever. */
  id: string;
  url: string;
  account: FeedAccount;
  profileUrl: string;
  html: string;
  language: string | null;
  postedAt: number;
  hashtags: string[];
  links: string[];
  pictureUrl: string | null;
  videoUrl: string | null;
  durationS: number | null;
  mediaType: NormalisedEntry['mediaType'];
  replies: number;
  shares: number;
  likes: number;
  views: number | null;
}

const LIMITS = { html: 60_000, title: 280, summary: 600, text: 20_000, hashtags: 30, links: 10 };
const BARE_LINK = /https?:\/\/\S+/g;
/** Tags after the last word are for finding the post; they are kept with the others. */
const LAST_TAGS = /(?:\s+#[\p{L}\p{N}_]+)+$/u;
/** Their own addresses in a post are its pictures and the posts it quotes. */
const NETWORK_HOSTS = /^(?:[\w-]+\.)?(?:x\.com|twitter\.com|t\.co|bsky\.app)$/;
/** Tags for texts without words and for test data, which the networks use (ISO 639-2: qaa to qtz, zxx). */
const NO_LANGUAGE = /^(?:q[a-t][a-z]|zxx|und|art)$/i;

/** What the post says in words; its links are kept apart. */
const wordsOf = (html: string): string =>
  htmlToText(html.slice(0, LIMITS.html))
    .replace(BARE_LINK, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, LIMITS.text)
    .toWellFormed();

const linkedUrlOf = (links: string[]): string | null => {
  for (const link of links.slice(0, LIMITS.links)) {
    const url = canonicalUrl(link);
    if (url && !NETWORK_HOSTS.test(new URL(url).hostname)) return url;
  }
  return null;
};

/** The first paragraph as title and what follows as summary; a post of one long paragraph goes on where its title ends. */
const headOf = (text: string): { title: string; summary: string } => {
  const said = text.replace(LAST_TAGS, '') || text;
  const line = said.replace(/\s+/g, ' ');
  const title = excerptOf(said.split('\n\n', 1)[0] ?? '', LIMITS.title);
  const rest = line.startsWith(title) ? line.slice(title.length) : line;
  return { title, summary: excerptOf(rest, LIMITS.summary) };
};

/**
 * A post as an item of its own: its first paragraph is its title. Null where it has no words or no address. A date in
 * the future becomes the time of reading.
 */
export const entryOfPost = (draft: PostDraft, feed: FeedDoc, now: number): DescribedEntry | null => {
  const url = canonicalUrl(draft.url);
  const text = wordsOf(draft.html);
  if (url === null || text === '') return null;
  const { title, summary } = headOf(text);
  const stated = NO_LANGUAGE.test(draft.language ?? '') ? null : primaryLanguage(draft.language);
  const language = stated ?? detectLanguage(text);
  const { handle, name, publisherId } = draft.account;
  const videoUrl = absoluteUrl(draft.videoUrl, url);
  const entry: NormalisedEntry = {
    key: `guid:${draft.network}:${draft.id}`,
    canonicalUrl: url,
    title,
    summary,
    text,
    wordCount: countWords(text, language),
    publishedAt: Math.min(draft.postedAt, now),
    dateStated: true,
    author: name,
    rawCategories: draft.hashtags.slice(0, LIMITS.hashtags),
    language,
    imageUrl: absoluteUrl(draft.pictureUrl, url),
    videoUrl,
    embedUrl: null,
    durationS: draft.durationS,
    contentType: videoUrl ? 'video' : 'article',
    mediaType: draft.mediaType,
    socialMetrics: { comments: draft.replies, shares: draft.shares, reactions: draft.likes },
    views: draft.views,
    post: {
      network: draft.network,
      handle,
      name,
      profileUrl: draft.profileUrl,
      linkedUrl: linkedUrlOf(draft.links),
    },
    publisherId,
    contentHash: hashOf(title, summary, text),
  };
  // An account is listed under one topic, and its followers look for all it says there.
  return { ...describeEntry(entry, feed.category), category: feed.category };
};
