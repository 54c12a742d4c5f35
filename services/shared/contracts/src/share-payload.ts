import { z } from 'zod';
import { plainText } from './plain-text.ts';
import {
  ANNOTATIONS_MAX,
  annotationSchema,
  SHARE_PAYLOAD_MAX,
  type SharePayload,
  sharedContentSchema,
  sharePayloadSchema,
} from './shares.ts';

/** The JSON value in base64 or base64url, whoever made it; undefined where it is none. Never throws. */
export const readSharedValue = (text: string): unknown => {
  if (text.length > SHARE_PAYLOAD_MAX) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
};

const cut = (length: number) =>
  z
    .string()
    .catch('')
    .transform((text) => plainText(text.slice(0, length)));
const titleSchema = cut(500).pipe(z.string().min(1));
const { imageUrl, url, itemId, storyId } = sharedContentSchema.shape;
const links = {
  imageUrl: imageUrl.catch(null),
  url: url.catch(null),
  itemId: itemId.catch(null),
  storyId: storyId.catch(null),
};

/** A payload of this shape from anywhere: what fits is read, the rest is left out. */
const strangersSchema = z.object({
  platform: cut(60),
  content: z.object({ ...links, title: titleSchema, summary: cut(5_000) }),
  annotations: z
    .array(z.unknown())
    .catch([])
    .transform((marks) =>
      marks.slice(0, ANNOTATIONS_MAX).flatMap((mark) => annotationSchema.safeParse(mark).data ?? []),
    ),
  message: cut(2_000),
  timestamp: z.iso.datetime().nullable().catch(null),
});

/** Title, text and address, as devices share them. */
const plainSchema = z.object({ title: titleSchema, text: cut(5_000), url: links.url });

const NOBODY = { author: null, id: null, signature: null } as const;

const readStrangers = (value: unknown): SharePayload | null => {
  const full = strangersSchema.safeParse(value).data;
  if (full) return { ...full, ...NOBODY };
  const plain = plainSchema.safeParse(value).data;
  if (!plain) return null;
  const content = {
    title: plain.title,
    summary: plain.text,
    url: plain.url,
    imageUrl: null,
    itemId: null,
    storyId: null,
  };
  return { platform: '', content, annotations: [], message: '', timestamp: null, ...NOBODY };
};

/** As `decodeShare`, of a value that was read already. */
export const shareOf = (value: unknown): SharePayload | null => {
  const whole = sharePayloadSchema.safeParse(value).data;
  return whole?.signature && whole.id ? whole : readStrangers(value);
};

/**
 * Reads what a shared address holds, in a browser as on a server. Null where it is nothing that can be shown; never throws.
 * A payload without a signature is a stranger's: it names no author, and what of it does not fit is left out. One with a
 * signature is still a stranger's until `POST /api/shares/check` says that it is valid. All texts are plain text; links
 * are http or https.
 */
export const decodeShare = (text: string): SharePayload | null => shareOf(readSharedValue(text));
