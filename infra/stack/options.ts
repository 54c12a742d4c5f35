import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { StartError } from './start-error.ts';

/** Addresses and settings of the outer environment that replace or reach the stack's processes. */
const outerSchema = z.object({
  mongoUrl: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'MONGO_URL has to begin with mongodb://')
    .optional(),
  redisUrl: z
    .string()
    .regex(/^rediss?:\/\//, 'REDIS_URL has to begin with redis://')
    .optional(),
  meiliUrl: z
    .string()
    .regex(/^https?:\/\//, 'MEILI_URL has to begin with http:// or https://')
    .optional(),
  /** Its master key, or one that may write. */
  meiliKey: z.string().optional(),
  logLevel: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'LOG_LEVEL has to be debug, info, warn, error or silent')
    .default('info'),
  /** How posts are read from X; the feed service checks what they say. */
  x: z.record(z.string(), z.string()).optional(),
  /** Which models write; the analysis service checks what they say. */
  ai: z.record(z.string(), z.string()).optional(),
  /** How payments are taken; the billing service checks what they say. */
  stripe: z.record(z.string(), z.string()).optional(),
});

const X_SETTINGS = ['X_BEARER_TOKEN', 'X_LISTS', 'X_API_URL'];
const AI_SETTINGS = [
  ...['OPENAI', 'ANTHROPIC', 'THIRD'].flatMap((name) => [`${name}_API_KEY`, `${name}_MODEL`, `${name}_BASE_URL`]),
  ...['OPENAI_TRANSCRIPT_MODEL', 'THIRD_TRANSCRIPT_MODEL', 'LOCAL_MODEL', 'LOCAL_MODEL_URL'],
  ...['AI_DAILY_TOKENS', 'AI_READER_DAILY_CALLS'],
];

const STRIPE_SETTINGS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

const optionsSchema = z.object({
  port: z
    .string()
    .regex(/^\d{1,5}$/, '--port takes a number from 1 to 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, '--port takes a number from 1 to 65535'),
  data: z.string().min(1, '--data takes a folder').optional(),
  feeds: z.string().min(1, '--feeds takes an OPML file or its address').optional(),
  sample: z.boolean().optional(),
  help: z.boolean(),
});

export type OuterSettings = z.infer<typeof outerSchema>;

export type StackOptions = {
  /** Where readers reach the product on 127.0.0.1. */
  port: number;
  /** Absolute path of the folder that holds everything kept. */
  dataDir: string;
  /** Absolute path or http(s) address of an OPML document with more feeds. */
  feeds?: string;
  /** Absent: the sample newsroom is used where the publishers of the catalogue cannot be reached. */
  sample?: boolean;
  outer: OuterSettings;
};

export const HELP = `Usage: npm start -- [options]

  --port <number>       port on 127.0.0.1 (default 3600)
  --data <folder>       where everything is kept (default .data in the repository)
  --feeds <OPML>        file or address of an OPML document with feeds to read
  --sample              serve the built-in sample newsroom
  --no-sample           read the real publishers of the catalogue
  --help                show this

Without --sample, --no-sample and --feeds the real publishers are read where they can be
reached, else the sample newsroom is served. MONGO_URL, REDIS_URL and MEILI_URL (with
MEILI_KEY) in the environment replace the built-in engines; X_BEARER_TOKEN lets posts be read from X,
keys of models (services/analysis/README.md) let these write beside the built-in rules,
STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET take payments (services/billing/README.md).
`;

/** `cwd`: folder that relative paths count from. `root`: folder of the repository, where `.data` lies by default. */
export type Folders = { cwd: string; root: string };

/**
 * Reads the command line. Returns 'help' when asked for it.
 * Throws StartError (exit code 2) naming what is wrong.
 */
export function parseOptions(args: string[], env: NodeJS.ProcessEnv, folders: Folders): StackOptions | 'help' {
  const options = check(optionsSchema, parseCommandLine(args));
  if (options.help) return 'help';
  const outer = check(outerSchema, {
    mongoUrl: env.MONGO_URL || undefined,
    redisUrl: env.REDIS_URL || undefined,
    meiliUrl: env.MEILI_URL || undefined,
    meiliKey: env.MEILI_KEY || undefined,
    logLevel: env.LOG_LEVEL || undefined,
    x: settingsIn(env, X_SETTINGS),
    ai: settingsIn(env, AI_SETTINGS),
    stripe: settingsIn(env, STRIPE_SETTINGS),
  });
  return {
    port: options.port,
    dataDir: resolve(folders.cwd, options.data ?? join(folders.root, '.data')),
    outer,
    ...(options.feeds ? { feeds: opmlAt(options.feeds, folders.cwd) } : {}),
    ...(options.sample === undefined ? {} : { sample: options.sample }),
  };
}

/** Those that are set; undefined where none is. */
function settingsIn(env: NodeJS.ProcessEnv, names: string[]): Record<string, string> | undefined {
  const set = names.flatMap((name) => (env[name] ? [[name, env[name]]] : []));
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

function parseCommandLine(args: string[]): unknown {
  try {
    const { values } = parseArgs({
      args,
      allowNegative: true,
      options: {
        port: { type: 'string', default: '3600' },
        data: { type: 'string' },
        feeds: { type: 'string' },
        sample: { type: 'boolean' },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    const sentence = (error instanceof Error ? error.message : String(error)).split(/[.\n] ?/)[0];
    throw new StartError(`${sentence}: npm start -- --help lists the options.`, 2);
  }
}

function check<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new StartError(`${[...new Set(result.error.issues.map((issue) => issue.message))].join('; ')}.`, 2);
}

function opmlAt(given: string, cwd: string): string {
  if (/^https?:\/\//i.test(given)) {
    if (URL.canParse(given)) return new URL(given).href;
    throw new StartError(`--feeds: ${given} is not a valid address.`, 2);
  }
  const file = resolve(cwd, given);
  try {
    readFileSync(file);
  } catch {
    throw new StartError(`--feeds: the file ${file} cannot be read.`, 2);
  }
  return file;
}
