import { createServiceQuestions } from '@360/chassis/http/ask-service';
import { ownPurchasesSchema } from '@360/contracts/billing';
import { ownArticlesSchema, ownBriefingsSchema } from '@360/contracts/briefings';
import { ownReviewsSchema } from '@360/contracts/civ';
import type { Identity } from '@360/contracts/identity';
import { ownReportsSchema } from '@360/contracts/reports';
import { Pool } from 'undici';
import type { ZodType } from 'zod';

const CONNECTIONS = 4;
const CONNECT_MS = 2_000;
const ANSWER_MS = 8_000;

interface Place {
  service: ServiceName;
  path: string;
  schema: ZodType<{ rows: unknown[]; next: string | null }>;
}
type ServiceName = 'analysis' | 'reports' | 'civ' | 'billing';

const PLACES = {
  briefings: { service: 'analysis', path: '/internal/own-texts/briefings', schema: ownBriefingsSchema },
  articles: { service: 'analysis', path: '/internal/own-texts/articles', schema: ownArticlesSchema },
  reports: { service: 'reports', path: '/internal/own-data/reports', schema: ownReportsSchema },
  reviews: { service: 'civ', path: '/internal/own-data/reviews', schema: ownReviewsSchema },
  purchases: { service: 'billing', path: '/internal/own-data/purchases', schema: ownPurchasesSchema },
} as const satisfies Record<string, Place>;

export type PartElsewhere = keyof typeof PLACES;
/** What other services hold of a reader; a new part is a row of the table. */
export const PARTS_ELSEWHERE = Object.keys(PLACES) as PartElsewhere[];

/** A service that holds something is away, or cannot answer at the moment. */
class Away extends Error {
  override name = 'Away';
}

export interface OwnElsewhere {
  /** Every row of whoever the identity is, page by page. @throws an error where the service is away or its answer faulty, at any row */
  rows: (part: PartElsewhere, reader: Identity) => AsyncIterable<unknown>;
  close: () => Promise<void>;
}

interface Addresses {
  analysisUrl: string;
  reportsUrl: string;
  civUrl: string;
  billingUrl: string;
}

const poolTo = (url: string): Pool =>
  new Pool(new URL(url).origin, {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
  });

/** Asks other services in a reader's name, so that each answers with nothing but that reader's own. */
export const createOwnElsewhere = (config: Addresses & { identityKey: Uint8Array }): OwnElsewhere => {
  const pools: Record<ServiceName, Pool> = {
    analysis: poolTo(config.analysisUrl),
    reports: poolTo(config.reportsUrl),
    civ: poolTo(config.civUrl),
    billing: poolTo(config.billingUrl),
  };

  async function* rows(part: PartElsewhere, identity: Identity): AsyncGenerator<unknown> {
    const { service, path, schema }: Place = PLACES[part];
    const { identityKey } = config;
    const questions = createServiceQuestions({
      ...{ name: service, connections: pools[service], identity, identityKey, Away },
    });
    for (let after: string | null = ''; after !== null; ) {
      const query: Record<string, string> = after === '' ? {} : { after };
      const page = await questions.ask(path, query, schema, AbortSignal.timeout(ANSWER_MS));
      yield* page.rows;
      after = page.next;
    }
  }
  return {
    rows,
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    },
  };
};
