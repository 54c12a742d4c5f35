import { listSchema, logLevelSchema, neighbourUrlSchema, portSchema, readEnv, secretKeySchema } from '@360/chassis/env';
import { z } from 'zod';
import { type Operator, operatorsSchema } from './auth/operators.ts';
import { BUCKETS, type Buckets } from './middleware/rate-buckets.ts';
import type { UpstreamName } from './upstreams.ts';

export interface GatewayConfig {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly logLevel: string;
  readonly redisUrl: string;
  readonly identityKey: Uint8Array;
  readonly sessionKey: Uint8Array;
  /** Who may decide, each by a secret of their own. */
  readonly operators: readonly Operator[];
  readonly upstreams: Readonly<Record<UpstreamName, URL>>;
  readonly frontendDir: string;
  /** Origins that pages may embed frames and media from. */
  readonly embedOrigins: readonly string[];
  /** Where readers reach the product; unknown when it is only used on the machine itself. */
  readonly publicOrigin: string | undefined;
  /** How many proxies in front are believed about the reader's address. */
  readonly trustProxy: number;
  readonly buckets: Buckets;
  /** How long an upstream may take to begin its answer, and to go on with it, in milliseconds. */
  readonly upstreamTimeoutMs: number;
  /** The same for the search service. */
  readonly searchTimeoutMs: number;
  /** The same for the analysis service. */
  readonly analysisTimeoutMs: number;
  readonly bodyLimitBytes: number;
  /** A briefing is asked for with five files of four megabytes as data URLs, a third longer. */
  readonly analysisBodyLimitBytes: number;
}

const UPSTREAM_TIMEOUT_MS = 10_000;
/** An attached picture may be read for ten seconds, its text be recognised for twenty, and then it is searched for. */
const SEARCH_TIMEOUT_MS = 35_000;
/** A story may be analysed for 25 seconds, and a model write about it for eight. */
const ANALYSIS_TIMEOUT_MS = 35_000;
const BODY_LIMIT_BYTES = 12 * 1024 * 1024;
const ANALYSIS_BODY_LIMIT_BYTES = 28 * 1024 * 1024;

const isOrigin = (value: string): boolean => /^https?:/.test(value) && URL.parse(value)?.origin === value;

const originSchema = z.string().refine(isOrigin, 'an exact origin such as https://example.org, without a path');

const SHAPE = {
  HOST: z.string().default('127.0.0.1'),
  PORT: portSchema,
  LOG_LEVEL: logLevelSchema,
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  IDENTITY_KEY: secretKeySchema,
  SESSION_KEY: secretKeySchema,
  OPERATOR_TOKENS: listSchema.pipe(operatorsSchema).default([]),
  FEED_URL: neighbourUrlSchema,
  SEARCH_URL: neighbourUrlSchema,
  READER_URL: neighbourUrlSchema,
  ANALYSIS_URL: neighbourUrlSchema,
  REPORTS_URL: neighbourUrlSchema,
  CIV_URL: neighbourUrlSchema,
  BILLING_URL: neighbourUrlSchema,
  FRONTEND_DIR: z.string(),
  EMBED_ORIGINS: listSchema.pipe(z.array(originSchema)).default([]),
  PUBLIC_ORIGIN: originSchema.optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT_SCALE: z.coerce.number().min(0.01).max(10_000).default(1),
};

const scaled = (factor: number): Buckets => {
  const points = (value: number) => Math.max(1, Math.round(value * factor));
  return {
    read: points(BUCKETS.read),
    write: points(BUCKETS.write),
    media: points(BUCKETS.media),
    events: points(BUCKETS.events),
    push: points(BUCKETS.push),
  };
};

/** @throws Error naming every faulty variable */
export const readConfig = (env: Record<string, string | undefined> = process.env): GatewayConfig => {
  const set = readEnv(SHAPE, env);
  return {
    host: set.HOST,
    port: set.PORT,
    logLevel: set.LOG_LEVEL,
    redisUrl: set.REDIS_URL,
    identityKey: set.IDENTITY_KEY,
    sessionKey: set.SESSION_KEY,
    operators: set.OPERATOR_TOKENS,
    upstreams: {
      feed: new URL(set.FEED_URL),
      search: new URL(set.SEARCH_URL),
      reader: new URL(set.READER_URL),
      analysis: new URL(set.ANALYSIS_URL),
      reports: new URL(set.REPORTS_URL),
      civ: new URL(set.CIV_URL),
      billing: new URL(set.BILLING_URL),
    },
    frontendDir: set.FRONTEND_DIR,
    embedOrigins: set.EMBED_ORIGINS,
    publicOrigin: set.PUBLIC_ORIGIN,
    trustProxy: set.TRUST_PROXY,
    buckets: scaled(set.RATE_LIMIT_SCALE),
    upstreamTimeoutMs: UPSTREAM_TIMEOUT_MS,
    searchTimeoutMs: SEARCH_TIMEOUT_MS,
    analysisTimeoutMs: ANALYSIS_TIMEOUT_MS,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    analysisBodyLimitBytes: ANALYSIS_BODY_LIMIT_BYTES,
  };
};
