import { FetchFault } from '../fetch/fetch-fault.ts';
import type { FetchedHeaders, SafeFetch } from '../fetch/safe-fetch.ts';

/** A page of a hundred posts with all that was asked for weighs a tenth of this. */
const LARGEST_REPLY = 4_000_000;

interface Question {
  signal: AbortSignal;
  authorization?: string;
  /** What to say to a reader of certain statuses, in place of their number. */
  sentences: Record<number, string>;
}

const explained = (cause: unknown, sentences: Record<number, string>): unknown => {
  const sentence = cause instanceof FetchFault && cause.status !== null ? sentences[cause.status] : undefined;
  if (!(cause instanceof FetchFault) || sentence === undefined) return cause;
  const { status, retryAfterMs } = cause;
  return new FetchFault('http-status', sentence, { ...(status !== null && { status }), retryAfterMs });
};

/** Asks an API and reads its JSON. @throws FetchFault */
export const readJson = async (
  fetch: SafeFetch,
  url: string,
  { sentences, ...request }: Question,
): Promise<{ body: unknown; headers: FetchedHeaders }> => {
  try {
    const fetched = await fetch.get(url, { accept: 'application/json', maxBytes: LARGEST_REPLY, ...request });
    if (fetched.kind !== 'body') return { body: null, headers: fetched.headers };
    return { body: JSON.parse(new TextDecoder().decode(fetched.body)), headers: fetched.headers };
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new FetchFault('parse', 'The answer is no JSON.', { cause });
    throw explained(cause, sentences);
  }
};
