import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { damagedFault, heavyFault } from './attachment.ts';
import { createTurns } from './turns.ts';

export interface ScaleLimits {
  timeoutMs: number;
  /** What its process may hold at once. */
  memoryMb: number;
  /** Beyond so many that wait, pictures are refused. */
  waiting: number;
}

/**
 * What its process held at most for 50 megapixels: 110 MB for a JPEG or PNG, 180 for a WebP; for those that are held
 * whole 390 (progressive JPEG), 290 (interlaced PNG) and 490 (the same of sixteen bits).
 */
export const SCALE_LIMITS: ScaleLimits = { timeoutMs: 15_000, memoryMb: 640, waiting: 4 };
/** As the engine that recognises text can hold it, and letters of a photographed page stay legible. */
export const SCALED_PIXELS = 12_000_000;
/** More than any camera in a pocket takes. */
export const MOST_PIXELS = 50_000_000;

const PROCESS = fileURLToPath(new URL('./scale-process.ts', import.meta.url));
const LOOK_MS = 20;
const PAGE_BYTES = 4_096;
const MEGABYTE = 1024 * 1024;

/** What a process holds in memory; 0 where the system does not tell. */
const heldBy = async (pid: number): Promise<number> => {
  const [, pages = 0] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ').map(Number);
  return pages * PAGE_BYTES;
};

const scaleInProcess = async (bytes: Uint8Array, { timeoutMs, memoryMb }: ScaleLimits): Promise<Buffer> => {
  const child = spawn(process.execPath, [PROCESS, String(SCALED_PIXELS), String(MOST_PIXELS)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
  });
  let isTooMuch = false;
  const giveUp = (): void => {
    isTooMuch = true;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(giveUp, timeoutMs);
  const looking = setInterval(async () => {
    if (child.pid !== undefined && (await heldBy(child.pid)) > memoryMb * MEGABYTE) giveUp();
  }, LOOK_MS);
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  // it may end before it has read all
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (isTooMuch) throw heavyFault();
    if (code !== 0) throw damagedFault();
    return Buffer.concat(parts);
  } finally {
    clearTimeout(timer);
    clearInterval(looking);
  }
};

/**
 * Makes pictures small enough for their text to be recognised, one at a time, each in a process of its own.
 * @throws AttachmentFault `damaged`, `too-heavy` or `busy`
 */
export const createScaler = (limits = SCALE_LIMITS) => {
  const turns = createTurns(1, limits.waiting);
  return async (bytes: Uint8Array): Promise<Buffer> => {
    await turns.take();
    try {
      return await scaleInProcess(bytes, limits);
    } finally {
      turns.leave();
    }
  };
};
