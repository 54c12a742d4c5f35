import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { identityOf, isAlive } from './process-identity.ts';
import { StartError } from './start-error.ts';

const lockSchema = z.object({ pid: z.number(), startedAt: z.string() });
const secretsSchema = z.object({
  identityKey: z.string().min(43),
  sessionKey: z.string().min(43),
  operatorSecret: z.string().min(43),
  shareKey: z.string().length(43),
});
/** A folder of an earlier release may lack some of them. */
const keptSecretsSchema = secretsSchema.partial();
const stateSchema = z.object({
  ports: z.record(z.string(), z.number().int()),
  /** When the sample newsroom's timeline began, so that a restart goes on with it. */
  sampleEpoch: z.iso.datetime().optional(),
});

export type Secrets = z.infer<typeof secretsSchema>;
export type StackState = z.infer<typeof stateSchema>;

/**
 * Makes the folder and takes it for this process until the returned function is called.
 * Throws StartError when it cannot be written or another start holds it; a dead holder's claim is taken over.
 */
export function takeDataFolder(dataDir: string): () => void {
  const file = join(dataDir, 'stack.lock');
  const own = identityOf(process.pid);
  try {
    makeFolder(join(dataDir, 'logs'));
    const holder = readJson(file, lockSchema);
    if (holder && isAlive(holder)) {
      throw new StartError(
        `${dataDir} is in use by process ${holder.pid}: stop it, or choose another folder with --data.`,
      );
    }
    rmSync(file, { force: true });
    writeFileSync(file, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartError(`${dataDir} cannot be written (${code}): choose another folder with --data.`);
  }
  return () => rmSync(file, { force: true });
}

/** Node's own recursive form never returns where the kernel refuses a folder as absent, as /proc does. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path);
  }
}

/** Keys made at the first start and kept readable for this user alone. */
export function keptSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept = readJson(file, keptSecretsSchema) ?? {};
  const newKey = () => randomBytes(32).toString('base64url');
  const secrets = {
    identityKey: kept.identityKey ?? newKey(),
    sessionKey: kept.sessionKey ?? newKey(),
    operatorSecret: kept.operatorSecret ?? newKey(),
    shareKey: kept.shareKey ?? newKey(),
  };
  if (!secretsSchema.safeParse(kept).success) writeJson(file, secrets);
  return secrets;
}

/** What earlier starts in this folder chose; empty at the first or where the file cannot be read. */
export function readState(dataDir: string): StackState {
  return readJson(join(dataDir, 'stack.json'), stateSchema) ?? { ports: {} };
}

export function writeState(dataDir: string, state: StackState): void {
  writeJson(join(dataDir, 'stack.json'), state);
}

/** The parsed file; undefined where it is absent, cut off or not of this shape. */
export function readJson<T extends z.ZodType>(file: string, schema: T): z.output<T> | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Written beside and renamed, so that a kill leaves the old file or the new one. */
export function writeJson(file: string, content: unknown): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
