import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf } from './process-identity.ts';

/** Folders in the making end with the number of the process that makes them. */
const IN_THE_MAKING = /^(?:frontend|.+\.new)-(\d+)$/;

/** Removes from the cache what processes that were killed left half made. */
export function removeUnfinished(cacheDir: string): void {
  for (const name of namesIn(cacheDir)) {
    const pid = IN_THE_MAKING.exec(name)?.[1];
    if (pid && !identityOf(Number(pid))) rmSync(join(cacheDir, name), { recursive: true, force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
