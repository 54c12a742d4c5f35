import { z } from 'zod';
import type { FeedAccount, FeedDoc } from '../feeds/feed.model.ts';
import type { DescribedEntry } from '../ingest/describe-entry.ts';
import { entryOfPost, type PostDraft } from './post-entry.ts';
import { countSchema, lengthSchema, looseList, looseText, momentSchema, validOf } from './wire-values.ts';

/** What is asked of each post, for the readers below. */
export const X_FIELDS = {
  'tweet.fields': 'created_at,public_metrics,entities,lang,attachments,author_id,referenced_tweets,note_tweet',
  expansions: 'author_id,attachments.media_keys',
  'user.fields': 'name,username',
  'media.fields': 'type,url,preview_image_url,duration_ms,variants,width,height',
};
export const X_PAGE = 100;

const LONGEST_TEXT = 60_000;
const LONGEST_URL = 4_096;
const idSchema = z.string().regex(/^\d{1,19}$/);

const linkSchema = z.object({
  expanded_url: looseText(LONGEST_URL),
  unwound_url: looseText(LONGEST_URL),
  media_key: z.string().nullish().catch(null),
  images: looseList(z.object({ url: z.string() }), 4),
});
const entitiesSchema = z
  .object({
    urls: looseList(linkSchema, 10),
    hashtags: looseList(z.object({ tag: z.string().max(200) }), 30),
  })
  .catch({ urls: [], hashtags: [] });

const tweetSchema = z.object({
  id: idSchema,
  text: z.string().max(LONGEST_TEXT),
  author_id: z.string(),
  created_at: momentSchema,
  lang: looseText(35),
  public_metrics: z
    .object({
      reply_count: countSchema,
      retweet_count: countSchema,
      quote_count: countSchema,
      like_count: countSchema,
      impression_count: z.int().min(0).max(1e12).nullish().catch(null),
    })
    .nullish()
    .catch(null),
  entities: entitiesSchema.nullish().catch(null),
  note_tweet: z
    .object({ text: z.string().max(LONGEST_TEXT), entities: entitiesSchema.nullish().catch(null) })
    .nullish()
    .catch(null),
  attachments: z
    .object({ media_keys: looseList(z.string(), 4) })
    .nullish()
    .catch(null),
  referenced_tweets: looseList(z.object({ type: z.string() }), 10),
});
type Tweet = z.infer<typeof tweetSchema>;

const userSchema = z.object({ id: z.string(), name: z.string(), username: z.string().regex(/^\w{1,15}$/) });
type User = z.infer<typeof userSchema>;

const mediaSchema = z.object({
  media_key: z.string(),
  type: z.enum(['photo', 'video', 'animated_gif']),
  url: looseText(LONGEST_URL),
  preview_image_url: looseText(LONGEST_URL),
  duration_ms: lengthSchema,
  variants: looseList(z.object({ url: z.string(), content_type: z.string(), bit_rate: countSchema }), 20),
});
type Media = z.infer<typeof mediaSchema>;

const replySchema = z.object({
  data: z.unknown().optional(),
  includes: z.object({ users: z.unknown(), media: z.unknown() }).partial().nullish().catch(null),
  meta: z
    .object({ next_token: z.string().max(500).nullish().catch(null) })
    .nullish()
    .catch(null),
  errors: looseList(z.object({ title: looseText(200), detail: looseText(200) }), 10),
});

export interface XPage {
  tweets: Tweet[];
  users: Map<string, User>;
  media: Map<string, Media>;
  nextToken: string | null;
  /** What X says went wrong, in its words; null where it says nothing. A page may hold posts and an error. */
  error: string | null;
}

/** One page of `GET /2/tweets/search/recent` or `GET /2/lists/:id/tweets`; null where the answer is nothing of the kind. */
export const readXPage = (body: unknown): XPage | null => {
  const reply = replySchema.safeParse(body);
  if (!reply.success) return null;
  const { data, includes, meta, errors } = reply.data;
  const users = validOf(userSchema, includes?.users, 2 * X_PAGE);
  const media = validOf(mediaSchema, includes?.media, 5 * X_PAGE);
  return {
    tweets: validOf(tweetSchema, data, X_PAGE),
    users: new Map(users.map((user) => [user.id, user])),
    media: new Map(media.map((one) => [one.media_key, one])),
    nextToken: meta?.next_token ?? null,
    error: errors[0]?.detail ?? errors[0]?.title ?? null,
  };
};

const bestVariant = ({ variants }: Media): string | null =>
  variants.filter(({ content_type: type }) => type.startsWith('video/')).sort((a, b) => b.bit_rate - a.bit_rate)[0]
    ?.url ?? null;

const filmOf = (media: Media | undefined): Pick<PostDraft, 'videoUrl' | 'durationS' | 'mediaType'> => {
  if (media?.type !== 'video')
    return { videoUrl: null, durationS: null, mediaType: media?.type === 'photo' ? 'photo' : media ? 'gif' : null };
  const { duration_ms: duration } = media;
  return {
    videoUrl: bestVariant(media),
    durationS: duration == null ? null : Math.round(duration / 1_000),
    mediaType: 'video',
  };
};

/** Lists bring what their members repeat and answer too; searches leave it out by themselves. */
const isOwnWords = ({ referenced_tweets: referenced }: Tweet): boolean =>
  !referenced.some(({ type }) => type === 'retweeted' || type === 'replied_to');

const draftOf = (tweet: Tweet, handle: string, account: FeedAccount, page: XPage, webUrl: string): PostDraft => {
  const { public_metrics: metrics, note_tweet: note } = tweet;
  const entities = (note ? note.entities : tweet.entities) ?? { urls: [], hashtags: [] };
  const attached = (tweet.attachments?.media_keys ?? []).flatMap((key) => page.media.get(key) ?? []);
  const media = attached.find(({ type }) => type === 'video') ?? attached[0];
  const links = entities.urls.filter(({ media_key: key }) => !key);
  const picture = media && (media.type === 'photo' ? media.url : media.preview_image_url);
  const film = filmOf(media);
  const preview = links.flatMap(({ images }) => images)[0]?.url ?? null;
  return {
    network: 'x',
    id: tweet.id,
    url: `${webUrl}/${handle}/status/${tweet.id}`,
    account,
    profileUrl: `${webUrl}/${handle}`,
    // Texts come with &, < and > escaped, so they are HTML but for their line breaks.
    html: (note?.text ?? tweet.text).replaceAll('\n', '<br>'),
    language: tweet.lang ?? null,
    postedAt: tweet.created_at,
    hashtags: entities.hashtags.map(({ tag }) => tag),
    links: links.flatMap((link) => link.unwound_url ?? link.expanded_url ?? []),
    pictureUrl: picture ?? preview,
    ...film,
    mediaType: film.mediaType ?? (preview ? 'photo' : null),
    replies: metrics?.reply_count ?? 0,
    shares: (metrics?.retweet_count ?? 0) + (metrics?.quote_count ?? 0),
    likes: metrics?.like_count ?? 0,
    views: metrics?.impression_count ?? null,
  };
};

/** Whose a post is: the account's publisher, or in a list an account that nobody catalogued is its own. */
const accountOf = ({ username, name }: User, feed: FeedDoc): FeedAccount | undefined => {
  const handle = username.toLowerCase();
  const known = feed.accounts.find((account) => account.handle.toLowerCase() === handle);
  if (known || feed.kind === 'x-search') return known;
  return { handle: username, name: name.slice(0, 100), publisherId: `x.com/${handle}` };
};

/** The posts of a page that accounts of this feed wrote themselves. */
export const entriesOfXPage = (page: XPage, feed: FeedDoc, webUrl: string, now: number): DescribedEntry[] =>
  page.tweets.filter(isOwnWords).flatMap((tweet) => {
    const user = page.users.get(tweet.author_id);
    const account = user && accountOf(user, feed);
    return account ? (entryOfPost(draftOf(tweet, user.username, account, page, webUrl), feed, now) ?? []) : [];
  });
