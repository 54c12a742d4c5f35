import { decodeBody } from './decode-body.ts';
import { FetchFault, type FetchFaultKind } from './fetch-fault.ts';
import { type ParsedFeed, parseFeedText } from './parse-feed.ts';

export interface ParseTask {
  body: Uint8Array;
  contentType: string | null;
  url: string;
}

/** Errors lose their class on the way between threads, so a fault travels as data. */
export type ParseOutcome = { feed: ParsedFeed } | { fault: { kind: FetchFaultKind; message: string } };

export const parseInWorker = ({ body, contentType, url }: ParseTask): ParseOutcome => {
  try {
    return { feed: parseFeedText(decodeBody(body, contentType), url) };
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    return { fault: { kind: error.kind, message: error.message } };
  }
};
