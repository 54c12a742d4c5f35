import { createServiceQuestions } from '@360/chassis/http/ask-service';
import { ownArticlesSchema, ownBriefingsSchema } from '@360/contracts/briefings';
import type { Identity } from '@360/contracts/identity';
import { Pool } from 'undici';
import type { ZodType } from 'zod';

const CONNECTIONS = 4;
const CONNECT_MS = 2_000;
const ANSWER_MS = 8_000;
const PARTS = { briefings: ownBriefingsSchema, articles: ownArticlesSchema } as const;

/** The analysis service is away, or cannot answer at the moment. */
export class AnalysisAway extends Error {
  override name = 'AnalysisAway';
}

export type OwnTextPart = keyof typeof PARTS;

/** What the analysis service holds of a reader. */
export interface OwnTexts {
  /** Every text of whoever the identity is, page by page. @throws AnalysisAway, or a fault of the answer, at any row */
  rows: (part: OwnTextPart, reader: Identity) => AsyncIterable<unknown>;
  close: () => Promise<void>;
}

/** Asks the analysis service in a reader's name, so that it answers with nothing but that reader's own. */
export const createOwnTexts = (config: { analysisUrl: string; identityKey: Uint8Array }): OwnTexts => {
  const connections = new Pool(new URL(config.analysisUrl).origin, {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
  });

  async function* rows(part: OwnTextPart, identity: Identity): AsyncGenerator<unknown> {
    const { identityKey } = config;
    const analysis = createServiceQuestions({
      ...{ name: 'analysis', connections, identity, identityKey, Away: AnalysisAway },
    });
    const schema: ZodType<{ rows: unknown[]; next: string | null }> = PARTS[part];
    for (let after: string | null = ''; after !== null; ) {
      const query: Record<string, string> = after === '' ? {} : { after };
      const page = await analysis.ask(`/internal/own-texts/${part}`, query, schema, AbortSignal.timeout(ANSWER_MS));
      yield* page.rows;
      after = page.next;
    }
  }
  return { rows, close: () => connections.close() };
};
