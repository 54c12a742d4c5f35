import { z } from 'zod';
import type { FeedDoc } from '../feeds/feed.model.ts';
import type { DescribedEntry } from '../ingest/describe-entry.ts';
import { htmlToText } from '../parse/html-text.ts';
import { entryOfPost, type PostDraft } from './post-entry.ts';
import { countSchema, lengthSchema, looseList, looseText, momentSchema, validOf } from './wire-values.ts';

/** Statuses asked for at once, the most Mastodon gives. */
export const MASTODON_PAGE = 40;
const LONGEST_HTML = 60_000;
const LONGEST_URL = 4_096;

/** `GET /api/v1/accounts/lookup`. */
export const accountSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/), acct: z.string().max(320) });

const mediaSchema = z.object({
  type: z.enum(['image', 'video', 'gifv']),
  url: looseText(LONGEST_URL),
  preview_url: looseText(LONGEST_URL),
  meta: z
    .object({ original: z.object({ duration: lengthSchema }).nullish().catch(null) })
    .nullish()
    .catch(null),
});
const statusSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  created_at: momentSchema,
  visibility: z.enum(['public', 'unlisted']),
  language: looseText(35),
  url: looseText(LONGEST_URL),
  content: z.string().max(LONGEST_HTML),
  reblog: z.null().optional(),
  account: z.object({ acct: z.string() }),
  media_attachments: looseList(mediaSchema, 10),
  tags: looseList(z.object({ name: z.string().max(200) }), 30),
  card: z
    .object({ url: z.string(), image: looseText(LONGEST_URL) })
    .nullish()
    .catch(null),
  replies_count: countSchema,
  reblogs_count: countSchema,
  quotes_count: countSchema,
  favourites_count: countSchema,
});
type Status = z.infer<typeof statusSchema>;

/** The page of a status as its server says, where that is on the server itself: no address of somebody else's may be taken. */
const addressOf = ({ url, id }: Status, server: string, user: string): string =>
  url && URL.canParse(url) && new URL(url).origin === server ? url : `${server}/@${user}/${id}`;

const linksOf = ({ card, content }: Status): string[] => [
  ...(card ? [card.url] : []),
  ...(htmlToText(content).match(/https?:\/\/\S+/g) ?? []),
];

const draftOf = (status: Status, feed: FeedDoc, server: string): PostDraft | null => {
  const [account] = feed.accounts;
  const user = account?.handle.split('@')[0] ?? '';
  if (!account || status.account.acct.toLowerCase() !== user) return null;
  const { media_attachments: attached, card } = status;
  const media = attached.find(({ type }) => type === 'video') ?? attached[0];
  const film = media?.type === 'video' ? media : null;
  const duration = film?.meta?.original?.duration;
  const picture =
    (media?.type === 'image' ? (media.url ?? media.preview_url) : media?.preview_url) ?? card?.image ?? null;
  return {
    network: 'mastodon',
    id: `${new URL(server).host}:${status.id}`,
    url: addressOf(status, server, user),
    account,
    profileUrl: `${server}/@${user}`,
    html: status.content,
    language: status.language ?? null,
    postedAt: status.created_at,
    hashtags: status.tags.map(({ name }) => name),
    links: linksOf(status),
    pictureUrl: picture,
    videoUrl: film?.url ?? null,
    durationS: duration == null ? null : Math.round(duration),
    mediaType: film ? 'video' : media?.type === 'gifv' ? 'gif' : picture ? 'photo' : null,
    replies: status.replies_count,
    shares: status.reblogs_count + status.quotes_count,
    likes: status.favourites_count,
    views: null,
  };
};

/** The public statuses of an answer of `GET /api/v1/accounts/:id/statuses`; null where it is no such answer. */
export const entriesOfMastodon = (
  body: unknown,
  feed: FeedDoc,
  server: string,
  now: number,
): DescribedEntry[] | null =>
  Array.isArray(body)
    ? validOf(statusSchema, body, MASTODON_PAGE).flatMap((status) => {
        const draft = draftOf(status, feed, server);
        return (draft && entryOfPost(draft, feed, now)) ?? [];
      })
    : null;
