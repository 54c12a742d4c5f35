import { z } from 'zod';
import { plainTextSchema, webAddressSchema } from './plain-text.ts';
import { linksOf, POST_LINKS_MAX } from './post-links.ts';

const iso = z.iso.datetime();

export const POST_ATTACHMENTS_MAX = 10;
export const POST_TAGS_MAX = 20;
/** So many posts a reader may have, and so many they may write in a day (UTC). */
export const POSTS_MAX = 200;
export const POSTS_A_DAY = 20;
export const POSTS_LIMIT_MAX = 50;

const tagsSchema = z
  .array(plainTextSchema(1, 60))
  .max(POST_TAGS_MAX)
  .transform((tags) => [...new Set(tags)]);
const attachmentSchema = z.object({
  type: z.enum(['photo', 'video', 'screenshot', 'link']),
  url: webAddressSchema,
  title: plainTextSchema(0, 200).default(''),
});
/** `followers` are those who follow the author. Authors cannot be followed yet, so it is the author alone. */
const visibilitySchema = z.enum(['public', 'followers', 'private']);

/** What an author says of a post; without defaults, so that a change touches what it names and nothing else. */
const written = {
  title: plainTextSchema(1, 200, 'Please give your post a title.'),
  description: plainTextSchema(1, 5_000, 'Please describe your post.'),
  attachments: z.array(attachmentSchema).max(POST_ATTACHMENTS_MAX),
  searchTags: tagsSchema,
  newsKeywords: tagsSchema,
  visibility: visibilitySchema,
};

export const TOO_MANY_LINKS = `A post holds at most ${POST_LINKS_MAX} addresses, counting those in its text. Please take some out.`;

/** The body of `POST /api/content`. A `userId` is accepted and ignored: the session says who writes. */
export const contentRequestSchema = z
  .object({
    ...written,
    userId: z.string().max(100).optional(),
    attachments: written.attachments.default([]),
    searchTags: written.searchTags.default([]),
    newsKeywords: written.newsKeywords.default([]),
    visibility: written.visibility.default('public'),
  })
  .refine((post) => linksOf(post) <= POST_LINKS_MAX, TOO_MANY_LINKS);
export type ContentRequest = z.input<typeof contentRequestSchema>;

/** The body of `PATCH /api/content/:id`: what is named is set, the rest stays; how many addresses come together is seen with the rest. */
export const contentChangeSchema = z
  .object(written)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Say what to change of the post.');

/** The query of `GET /api/content`; `cursor` as the `Link: rel="next"` header gives it. */
export const contentQuerySchema = z.object({
  /** `me`: the reader's own; `following`: others' public posts on topics the reader follows; else all the reader may see. */
  of: z.enum(['me', 'following']).optional(),
  limit: z.coerce.number().int().min(1).max(POSTS_LIMIT_MAX).default(20),
  cursor: z.string().max(200).optional(),
});

/** Texts are plain text, to be shown as such; `authorName` is that of the author's profile, else "Reader" and four digits. */
export const contentSchema = z.object({
  id: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  mine: z.boolean(),
  title: z.string(),
  description: z.string(),
  attachments: z.array(
    z.object({ type: z.enum(['photo', 'video', 'screenshot', 'link']), url: z.string(), title: z.string() }),
  ),
  searchTags: z.array(z.string()),
  newsKeywords: z.array(z.string()),
  visibility: visibilitySchema,
  createdAt: iso,
  editedAt: iso.nullable(),
});
export type Content = z.infer<typeof contentSchema>;
/** Newest first. */
export const contentListSchema = z.object({ posts: z.array(contentSchema) });
