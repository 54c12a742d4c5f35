import { readFileSync } from 'node:fs';
import { z } from 'zod';

const FILE_SUFFIX = '_FILE';

/** Blank is absent; `NAME_FILE` stands for `NAME` with the contents of that file, as container secrets are given. */
const settled = (names: string[], env: Record<string, string | undefined>): Record<string, string> => {
  const set: Record<string, string> = {};
  for (const name of names) {
    const file = env[`${name}${FILE_SUFFIX}`];
    const value = file ? readFileSync(file, 'utf8').trim() : env[name];
    if (value) set[name] = value;
  }
  return set;
};

/**
 * Reads the environment once through a schema.
 * @throws Error naming every faulty variable, never its value, so that secrets stay out of logs.
 */
export const readEnv = <Shape extends z.ZodRawShape>(
  shape: Shape,
  env: Record<string, string | undefined>,
): z.infer<z.ZodObject<Shape>> => {
  const parsed = z.object(shape).safeParse(settled(Object.keys(shape), env));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable. ${faults.join('; ')}`);
};

export const portSchema = z.coerce.number().int().min(0).max(65_535);
export const flagSchema = z.enum(['true', 'false']).transform((value) => value === 'true');
/** A comma-separated list; blanks are dropped. */
export const listSchema = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
/** At least 256 bits, base64url, as HMAC-SHA-256 asks for (RFC 7518 section 3.2). */
export const secretKeySchema = z
  .string()
  .regex(/^[\w-]{43,}$/, 'at least 32 random bytes in base64url')
  .transform((value) => Buffer.from(value, 'base64url'));
/** `all` serves requests and works the queues in one process; `web` and `worker` scale apart. */
const roleSchema = z.enum(['all', 'web', 'worker']).default('all');
export const logLevelSchema = z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info');

/** What every service with queues takes from its environment, to be spread before what is its own. */
export const serviceEnv = {
  PORT: portSchema,
  HOST: z.string().default('127.0.0.1'),
  ROLE: roleSchema,
  LOG_LEVEL: logLevelSchema,
  REDIS_URL: z.string().startsWith('redis'),
  QUEUE_PREFIX: z.string().default('360'),
  IDENTITY_KEY: secretKeySchema,
};

/** What a service with a database takes besides. */
export const storeEnv = {
  MONGO_URL: z.string().startsWith('mongodb'),
  ENSURE_INDEXES: flagSchema.default(false),
};

/** Where another service answers, on the network between them. */
export const neighbourUrlSchema = z.url({ protocol: /^http$/ });

/** What `serviceEnv` says, by the names that the services use. */
export const serviceSettings = (read: z.infer<z.ZodObject<typeof serviceEnv>>) => ({
  http: { host: read.HOST, port: read.PORT },
  role: read.ROLE,
  logLevel: read.LOG_LEVEL,
  redisUrl: read.REDIS_URL,
  queuePrefix: read.QUEUE_PREFIX,
  identityKey: read.IDENTITY_KEY,
});

/** What `storeEnv` says. */
export const storeSettings = (read: z.infer<z.ZodObject<typeof storeEnv>>) => ({
  mongoUrl: read.MONGO_URL,
  ensureIndexes: read.ENSURE_INDEXES,
});
