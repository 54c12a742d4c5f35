import { shareOf } from '@360/contracts/share-payload';
import {
  type Annotation,
  SHARE_ADDRESS_MAX,
  SHARE_PLATFORM,
  type SharePayload,
  type shareAnswerSchema,
} from '@360/contracts/shares';
import type { z } from 'zod';
import { ApiError, postJson } from '../../lib/api.ts';

/** What is shared beside the marks and the message. */
export type Subject = SharePayload['content'];

export interface ShareLink {
  url: string;
  signed: boolean;
}

/** What is too long for one address is told by the server in these answers. */
const REFUSED = [400, 413];

const base64url = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** So much of the summary goes along: the address has to hold the marks too. */
const SUMMARY_MAX = 600;

/** What will be shared; null without a title. */
export function draftOf(content: Subject, annotations: readonly Annotation[], message: string): SharePayload | null {
  const short = { ...content, summary: content.summary.slice(0, SUMMARY_MAX) };
  return shareOf({
    platform: SHARE_PLATFORM,
    content: short,
    annotations,
    message,
    timestamp: new Date().toISOString(),
  });
}

/** The last segment of an address that nobody signed; null where it does not fit into one. */
export function localPayload(draft: SharePayload): string | null {
  const { author, id, signature, ...rest } = draft;
  const whole = base64url(JSON.stringify(rest));
  if (whole.length <= SHARE_ADDRESS_MAX) return whole;
  if (rest.content.summary === '') return null;
  return localPayload({ ...draft, content: { ...rest.content, summary: '' } });
}

/**
 * The address of a shared page, signed by the server; where that cannot be had, one made here, which names no author.
 * @throws ApiError where it is too much for one address.
 */
export async function makeLink(draft: SharePayload): Promise<ShareLink> {
  const { content, annotations, message } = draft;
  try {
    const answer = await postJson<z.infer<typeof shareAnswerSchema>>('/api/shares', { content, annotations, message });
    return { url: location.origin + answer.path, signed: true };
  } catch (cause) {
    if (cause instanceof ApiError && REFUSED.includes(cause.status)) throw cause;
    const payload = localPayload(draft);
    if (payload === null) throw new ApiError(413, '', null);
    return { url: `${location.origin}/shared/${payload}`, signed: false };
  }
}
