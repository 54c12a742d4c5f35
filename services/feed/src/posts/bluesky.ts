import { z } from 'zod';
import type { FeedDoc } from '../feeds/feed.model.ts';
import type { DescribedEntry } from '../ingest/describe-entry.ts';
import { textAsHtml } from '../parse/html-text.ts';
import { entryOfPost, type PostDraft } from './post-entry.ts';
import { countSchema, looseList, looseText, momentSchema, validOf } from './wire-values.ts';

/** Posts asked for at once. */
export const BLUESKY_PAGE = 50;
const LONGEST_TEXT = 10_000;
const LONGEST_URL = 4_096;

const facetSchema = z.object({
  index: z.object({ byteStart: z.int().min(0), byteEnd: z.int().min(0) }),
  features: looseList(z.object({ $type: z.string(), uri: looseText(LONGEST_URL), tag: looseText(200) }), 5),
});
type Facet = z.infer<typeof facetSchema>;

/** What may be shown under a post; which of these it holds says what it is. */
const shownSchema = z.object({
  images: looseList(z.object({ fullsize: z.string() }), 10),
  external: z
    .object({ uri: z.string(), thumb: looseText(LONGEST_URL) })
    .nullish()
    .catch(null),
  playlist: z.string().nullish().catch(null),
  thumbnail: looseText(LONGEST_URL),
});
type Shown = z.infer<typeof shownSchema>;
const NOTHING: Shown = { images: [], external: null, playlist: null, thumbnail: null };
const embedSchema = shownSchema
  .extend({ media: shownSchema.nullish().catch(null) })
  .nullish()
  .catch(null);

const postSchema = z.object({
  uri: z.string().regex(/^at:\/\/did:[a-z]+:[\w.:%-]{1,250}\/app\.bsky\.feed\.post\/[\w~.:-]{1,512}$/),
  author: z.object({ handle: z.string() }),
  record: z.object({
    text: z.string().max(LONGEST_TEXT),
    createdAt: momentSchema,
    langs: looseList(z.string(), 5),
    facets: looseList(facetSchema, 50),
  }),
  embed: embedSchema,
  indexedAt: momentSchema.nullish().catch(null),
  replyCount: countSchema,
  repostCount: countSchema,
  quoteCount: countSchema,
  likeCount: countSchema,
});
const rowSchema = z.object({ post: postSchema, reason: z.object({ $type: z.string() }).nullish() });
type Row = z.infer<typeof rowSchema>;

const isLink = ({ $type }: { $type: string }) => $type === 'app.bsky.richtext.facet#link';

/** Facets count bytes of UTF-8 (lexicon `app.bsky.richtext.facet`). Links stand in the text in a shortened form. */
const withoutLinks = (text: string, facets: Facet[]): string => {
  const bytes = Buffer.from(text);
  const links = facets
    .filter(({ features }) => features.some(isLink))
    .toSorted((a, b) => a.index.byteStart - b.index.byteStart);
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { index } of links) {
    if (index.byteStart < at || index.byteEnd < index.byteStart) continue;
    pieces.push(bytes.subarray(at, index.byteStart));
    at = index.byteEnd;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]).toString();
};

const draftOf = ({ post }: Row, feed: FeedDoc, webUrl: string): PostDraft | null => {
  const [account] = feed.accounts;
  const { record, embed, author } = post;
  if (!account || author.handle.toLowerCase() !== account.handle) return null;
  const shown = embed?.media ?? embed ?? NOTHING;
  const features = record.facets.flatMap((facet) => facet.features);
  const picture = shown.images[0]?.fullsize ?? shown.thumbnail ?? shown.external?.thumb ?? null;
  const profileUrl = `${webUrl}/profile/${account.handle}`;
  return {
    network: 'bluesky',
    id: post.uri,
    url: `${profileUrl}/post/${post.uri.split('/').at(-1)}`,
    account,
    profileUrl,
    html: textAsHtml(withoutLinks(record.text, record.facets)).replaceAll('\n', '<br>'),
    language: record.langs[0] ?? null,
    // The author states the first, the network the second; an author may claim any past.
    postedAt: Math.min(record.createdAt, post.indexedAt ?? record.createdAt),
    hashtags: features.flatMap(({ tag }) => tag ?? []),
    links: [shown.external?.uri, ...features.filter(isLink).map(({ uri }) => uri)].filter(
      (uri) => typeof uri === 'string',
    ),
    pictureUrl: picture,
    // The stream is HLS, which most browsers play only with a library; the post itself plays it.
    videoUrl: null,
    durationS: null,
    mediaType: shown.playlist ? 'video' : picture ? 'photo' : null,
    replies: post.replyCount,
    shares: post.repostCount + post.quoteCount,
    likes: post.likeCount,
    views: null,
  };
};

/** The posts of an answer of `app.bsky.feed.getAuthorFeed` that the account wrote itself; null where it is no such answer. */
export const entriesOfBluesky = (
  body: unknown,
  feed: FeedDoc,
  webUrl: string,
  now: number,
): DescribedEntry[] | null => {
  const reply = z.object({ feed: z.array(z.unknown()) }).safeParse(body);
  if (!reply.success) return null;
  return validOf(rowSchema, reply.data.feed, BLUESKY_PAGE).flatMap((row) => {
    const draft = row.reason?.$type === 'app.bsky.feed.defs#reasonRepost' ? null : draftOf(row, feed, webUrl);
    return (draft && entryOfPost(draft, feed, now)) ?? [];
  });
};
