import { join } from 'node:path';
import { SAMPLE_X_TOKEN } from '../newsroom/posts/network.ts';
import type { Secrets } from './data-folder.ts';
import type { EngineName } from './engines/launch.ts';
import { mongoUrlOf } from './engines/mongo.ts';
import { loopbackOriginsIn } from './feed-origins.ts';
import { MEMORY } from './memory.ts';

/** What is known of one start when the environments of its processes are made. */
export type Facts = {
  /** Folder of the repository. */
  root: string;
  dataDir: string;
  secrets: Secrets;
  sample: boolean;
  /** ISO time at which the sample newsroom's timeline began. */
  sampleEpoch: string;
  /** File or address of the reader's own OPML document. */
  feeds: string | undefined;
  /** Origins on this machine or a private network that those feeds may lie on. */
  feedOrigins: string[];
  logLevel: string;
  /** Settings of the outer environment for reading X, by their names. */
  xSettings: Record<string, string>;
  /** Settings of the outer environment for models that write, by their names. */
  aiSettings: Record<string, string>;
  /** Settings of the outer environment for payments, by their names. */
  stripeSettings: Record<string, string>;
  /** Loopback port of a process of this table. */
  portOf: (name: string) => number;
  /** Address of an engine that is ready, ours or the one that replaces it. */
  engineUrl: (name: EngineName) => string;
  /** Key of the search engine, ours or the outer one; empty where it needs none. */
  meiliKey: () => string;
};

export type NodeEntry = {
  name: string;
  kind: 'node';
  /** Path of the program from the root of the repository. */
  entry: string;
  args?: (facts: Facts, port: number) => string[];
  env: (facts: Facts, port: number) => Record<string, string>;
  /** Names that have to be ready before this one starts; `frontend` is the built interface. Absent ones are skipped. */
  needs: string[];
  /** Answered with 2xx once the process can do its work. */
  readyPath: string;
  replicas: number;
  onlyWithSample?: true;
};

export type EngineEntry = {
  name: EngineName;
  kind: 'engine';
  /** Setting of the outer environment that replaces it. */
  replacedBy: 'mongoUrl' | 'redisUrl' | 'meiliUrl';
};

export type TopologyEntry = NodeEntry | EngineEntry;

const origin = (facts: Facts, name: string) => `http://127.0.0.1:${facts.portOf(name)}`;
const sampleOrigins = (facts: Facts) => (facts.sample ? [origin(facts, 'newsroom')] : []);
const queuePrefix = (facts: Facts): string => (facts.sample ? '360-sample' : '360');
const served = (facts: Facts, port: number) => ({
  ...MEMORY,
  PORT: String(port),
  HOST: '127.0.0.1',
  LOG_LEVEL: facts.logLevel,
  REDIS_URL: facts.engineUrl('redis'),
  IDENTITY_KEY: facts.secrets.identityKey,
});

/** A newsroom on this machine minds no frequent visits, and something new comes every half minute. */
const OFTEN = { POLL_MIN_SECONDS: '15', POLL_MAX_SECONDS: '30', ARTICLE_HOST_GAP_SECONDS: '0' };

/** The sample newsroom, the reader's own list, or the publishers of the catalogue: never two of them in one newspaper. */
const sourcesOf = (facts: Facts): Record<string, string> => {
  if (facts.sample) return { CATALOGUE: `${origin(facts, 'newsroom')}/catalogue.json`, ...OFTEN };
  if (facts.feeds)
    return { FEEDS_OPML: facts.feeds, ...(loopbackOriginsIn(facts.feedOrigins.join(' ')).length > 0 ? OFTEN : {}) };
  return { CATALOGUE: join(facts.root, 'services/feed/catalogue/publishers.json') };
};

/** Posts come from where the news comes from; a reader's own list of feeds names no accounts. */
const postsOf = (facts: Facts): Record<string, string> => {
  if (facts.sample) {
    const newsroom = origin(facts, 'newsroom');
    return {
      POST_ACCOUNTS: `${newsroom}/post-accounts.json`,
      X_BEARER_TOKEN: SAMPLE_X_TOKEN,
      X_API_URL: newsroom,
      X_WEB_URL: `${newsroom}/x`,
      BLUESKY_API_URL: newsroom,
      BLUESKY_WEB_URL: `${newsroom}/bluesky`,
    };
  }
  if (facts.feeds) return {};
  return { POST_ACCOUNTS: join(facts.root, 'services/feed/catalogue/post-accounts.json'), ...facts.xSettings };
};

/** Every process of the product, in order of start; stopped in reverse. An engine starts when something needs it. */
export const TOPOLOGY: TopologyEntry[] = [
  { name: 'mongo', kind: 'engine', replacedBy: 'mongoUrl' },
  { name: 'redis', kind: 'engine', replacedBy: 'redisUrl' },
  { name: 'meili', kind: 'engine', replacedBy: 'meiliUrl' },
  {
    name: 'newsroom',
    kind: 'node',
    entry: 'infra/newsroom/newsroom.ts',
    args: (facts, port) => ['--port', String(port), '--epoch', facts.sampleEpoch],
    env: () => ({}),
    needs: [],
    readyPath: '/healthz',
    replicas: 1,
    onlyWithSample: true,
  },
  {
    name: 'feed',
    kind: 'node',
    entry: 'services/feed/src/api.ts',
    env: (facts, port) => ({
      ...served(facts, port),
      // Deployments build indexes by a script before they start; here nobody else does.
      ENSURE_INDEXES: 'true',
      MONGO_URL: mongoUrlOf(facts.engineUrl('mongo'), facts.sample ? 'feed-sample' : 'feed'),
      QUEUE_PREFIX: queuePrefix(facts),
      ...sourcesOf(facts),
      ...postsOf(facts),
      LIVE_CHANNELS: facts.sample
        ? `${origin(facts, 'newsroom')}/live.json`
        : join(facts.root, 'services/feed/catalogue/live-channels.json'),
      ALLOWED_ORIGINS: [...sampleOrigins(facts), ...facts.feedOrigins].join(','),
      SAMPLE: String(facts.sample),
      MEDIA_CACHE: join(facts.dataDir, 'media'),
    }),
    needs: ['mongo', 'redis', 'newsroom'],
    readyPath: '/readyz',
    replicas: 1,
  },
  {
    name: 'search',
    kind: 'node',
    entry: 'services/search/src/api.ts',
    env: (facts, port) => ({
      ...served(facts, port),
      QUEUE_PREFIX: queuePrefix(facts),
      MEILI_URL: facts.engineUrl('meili'),
      MEILI_KEY: facts.meiliKey(),
      INDEX_PREFIX: facts.sample ? 'sample-' : 'news-',
      FEED_URL: origin(facts, 'feed'),
      READER_URL: origin(facts, 'reader'),
      ANALYSIS_URL: origin(facts, 'analysis'),
    }),
    needs: ['redis', 'meili'],
    readyPath: '/readyz',
    replicas: 1,
  },
  {
    name: 'reader',
    kind: 'node',
    entry: 'services/reader/src/api.ts',
    env: (facts, port) => ({
      ...served(facts, port),
      ENSURE_INDEXES: 'true',
      MONGO_URL: mongoUrlOf(facts.engineUrl('mongo'), facts.sample ? 'reader-sample' : 'reader'),
      QUEUE_PREFIX: queuePrefix(facts),
      SHARE_KEY: facts.secrets.shareKey,
      SEARCH_URL: origin(facts, 'search'),
      FEED_URL: origin(facts, 'feed'),
      ANALYSIS_URL: origin(facts, 'analysis'),
      REPORTS_URL: origin(facts, 'reports'),
      CIV_URL: origin(facts, 'civ'),
      BILLING_URL: origin(facts, 'billing'),
    }),
    needs: ['mongo', 'redis'],
    readyPath: '/readyz',
    replicas: 1,
  },
  {
    name: 'analysis',
    kind: 'node',
    entry: 'services/analysis/src/api.ts',
    env: (facts, port) => ({
      ...served(facts, port),
      ...facts.aiSettings,
      ENSURE_INDEXES: 'true',
      MONGO_URL: mongoUrlOf(facts.engineUrl('mongo'), facts.sample ? 'analysis-sample' : 'analysis'),
      QUEUE_PREFIX: queuePrefix(facts),
      FEED_URL: origin(facts, 'feed'),
      SEARCH_URL: origin(facts, 'search'),
    }),
    needs: ['mongo', 'redis'],
    readyPath: '/readyz',
    replicas: 1,
  },
  {
    name: 'billing',
    kind: 'node',
    entry: 'services/billing/src/api.ts',
    env: (facts, port) => ({
      ...served(facts, port),
      ENSURE_INDEXES: 'true',
      MONGO_URL: mongoUrlOf(facts.engineUrl('mongo'), facts.sample ? 'billing-sample' : 'billing'),
      QUEUE_PREFIX: queuePrefix(facts),
      PUBLIC_ORIGIN: origin(facts, 'gateway'),
      ...facts.stripeSettings,
    }),
    needs: ['mongo', 'redis'],
    readyPath: '/readyz',
    replicas: 1,
  },
  {
    name: 'civ',
    kind: 'node',
    entry: 'services/civ/src/api.ts',
    env: (facts, port) => ({
      ...served(facts, port),
      ENSURE_INDEXES: 'true',
      MONGO_URL: mongoUrlOf(facts.engineUrl('mongo'), facts.sample ? 'civ-sample' : 'civ'),
      QUEUE_PREFIX: queuePrefix(facts),
      FEED_URL: origin(facts, 'feed'),
      ANALYSIS_URL: origin(facts, 'analysis'),
    }),
    needs: ['mongo', 'redis'],
    readyPath: '/readyz',
    replicas: 1,
  },
  {
    name: 'reports',
    kind: 'node',
    entry: 'services/reports/src/api.ts',
    env: (facts, port) => ({
      ...served(facts, port),
      ENSURE_INDEXES: 'true',
      MONGO_URL: mongoUrlOf(facts.engineUrl('mongo'), facts.sample ? 'reports-sample' : 'reports'),
      QUEUE_PREFIX: queuePrefix(facts),
      FEED_URL: origin(facts, 'feed'),
      ANALYSIS_URL: origin(facts, 'analysis'),
      BILLING_URL: origin(facts, 'billing'),
    }),
    needs: ['mongo', 'redis'],
    readyPath: '/readyz',
    replicas: 1,
  },
  {
    name: 'gateway',
    kind: 'node',
    entry: 'gateway/src/main.ts',
    env: (facts, port) => ({
      ...served(facts, port),
      SESSION_KEY: facts.secrets.sessionKey,
      OPERATOR_TOKENS: `operator:${facts.secrets.operatorSecret}`,
      FEED_URL: origin(facts, 'feed'),
      SEARCH_URL: origin(facts, 'search'),
      READER_URL: origin(facts, 'reader'),
      ANALYSIS_URL: origin(facts, 'analysis'),
      REPORTS_URL: origin(facts, 'reports'),
      CIV_URL: origin(facts, 'civ'),
      BILLING_URL: origin(facts, 'billing'),
      FRONTEND_DIR: join(facts.root, 'frontend/dist'),
      EMBED_ORIGINS: [...sampleOrigins(facts), 'https://www.youtube-nocookie.com'].join(','),
    }),
    needs: ['redis', 'frontend'],
    readyPath: '/readyz',
    replicas: 1,
  },
];

/** The process that readers reach on `--port`. */
export const FRONT = 'gateway';
