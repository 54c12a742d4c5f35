import { z } from 'zod';
import { plainTextSchema, webAddressSchema } from './plain-text.ts';

const iso = z.iso.datetime();

export const SHARE_MESSAGE_LABEL = 280;
export const SHARE_CANVAS = { width: 800, height: 400 } as const;
export const ANNOTATIONS_MAX = 200;
/** Of a payload that is read, base64 included. */
export const SHARE_PAYLOAD_MAX = 60_000;
/** Of a payload that is given out: with `/shared/` before it, it is an address that every part of the product takes. */
export const SHARE_ADDRESS_MAX = 8_000;
export const REPLIES_LIMIT_MAX = 50;
/** So many pages a reader may share, and so many replies write, in a day (UTC). */
export const SHARES_A_DAY = 100;
export const REPLIES_A_DAY = 60;
/** Told in `platform` by pages of this product. */
export const SHARE_PLATFORM = '360news';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const within = (limit: number) =>
  z
    .number()
    .min(-limit)
    .max(2 * limit);

/** A mark on the shared picture; places and sizes in units of the canvas, 800 × 400. */
export const annotationSchema = z.object({
  id: z.string().min(1).max(60),
  type: z.enum(['highlight', 'comment', 'arrow']),
  x: within(SHARE_CANVAS.width),
  y: within(SHARE_CANVAS.height),
  width: within(SHARE_CANVAS.width).default(0),
  height: within(SHARE_CANVAS.height).default(0),
  text: plainTextSchema(0, 500).default(''),
  color: colour,
  timestamp: iso,
});
export type Annotation = z.infer<typeof annotationSchema>;

/** A picture of ours, or one on the web, which our pages do not load. */
const pictureSchema = z
  .string()
  .max(500)
  .pipe(z.union([z.string().regex(/^\/api\/media\/[\w-][\w.@-]*(\?w=\d{1,4})?$/), webAddressSchema]));
/** Of an item or a story: one segment of an address, and never `.` or `..`. */
const newsIdSchema = z.string().regex(/^[\w-][\w.@-]{0,99}$/);

export const sharedContentSchema = z.object({
  title: plainTextSchema(1, 500),
  summary: plainTextSchema(0, 5_000).default(''),
  imageUrl: pictureSchema.nullable().default(null),
  url: webAddressSchema.nullable().default(null),
  itemId: newsIdSchema.nullable().default(null),
  storyId: newsIdSchema.nullable().default(null),
});

/**
 * What a shared address holds: base64url of this as JSON. `signature` is there where our server vouches for it; what was
 * signed reads the same through this schema, so a page shows what was signed.
 */
export const sharePayloadSchema = z.object({
  platform: z.string().max(60),
  content: sharedContentSchema,
  annotations: z.array(annotationSchema).max(ANNOTATIONS_MAX).default([]),
  message: plainTextSchema(0, 2_000).default(''),
  /** When it was shared; null where a stranger's payload does not say. */
  timestamp: iso.nullable().default(null),
  /** Who shared it, by the name of their profile when it was signed, else by "Reader" and four digits. */
  author: z.string().max(80).nullable().default(null),
  id: z.string().max(60).nullable().default(null),
  /** Ed25519, base64url. */
  signature: z.string().max(200).nullable().default(null),
});
export type SharePayload = z.infer<typeof sharePayloadSchema>;

/**
 * The body of `POST /api/shares`: what the reader shares. Platform, author, id and signature are the server's; so is the
 * time: a `timestamp` is accepted and ignored.
 */
export const shareRequestSchema = sharePayloadSchema
  .omit({ platform: true, author: true, id: true, signature: true })
  .extend({ timestamp: iso.optional() });
export type ShareRequest = z.input<typeof shareRequestSchema>;
/** `path` is the address of the shared page. */
export const shareAnswerSchema = z.object({ id: z.string(), payload: sharePayloadSchema, path: z.string() });

/** The body of `POST /api/shares/check`: the last segment of the address. */
export const shareCheckRequestSchema = z.object({ payload: z.string().max(SHARE_PAYLOAD_MAX) });
/**
 * The answer: `valid` where the signature is ours and the share not taken back. `mine`, and `revoked` of what was taken
 * back, are told of what we signed alone; likes and replies of what is valid.
 */
export const shareCheckSchema = z.object({
  valid: z.boolean(),
  revoked: z.boolean(),
  mine: z.boolean(),
  likes: z.int().min(0),
  liked: z.boolean(),
  replies: z.int().min(0),
});
export type ShareCheck = z.infer<typeof shareCheckSchema>;
/** The answer of `PUT` and `DELETE /api/shares/:id/like`. */
export const shareLikesSchema = shareCheckSchema.pick({ likes: true, liked: true });

export const replyRequestSchema = z.object({ text: plainTextSchema(1, 1_000, 'A reply needs some text.') });
/** The query of `GET /api/shares/:id/replies`; `cursor` as the `Link: rel="next"` header gives it. */
export const repliesQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(REPLIES_LIMIT_MAX).default(20),
  cursor: z.string().max(200).optional(),
});
/** `text` is plain text, to be shown as such. */
export const replySchema = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string(),
  at: iso,
  mine: z.boolean(),
});
export type Reply = z.infer<typeof replySchema>;
/** Newest first. */
export const replyListSchema = z.object({ replies: z.array(replySchema) });
