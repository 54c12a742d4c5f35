import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Entry {
  file: string;
  bytes: number;
  usedAt: number;
}

const isMissing = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';

/** Files by key in one folder, the longest unused dropped when they exceed `maxBytes` together. A crash loses nothing. */
export const createPictureCache = async (folder: string, maxBytes: number) => {
  await mkdir(folder, { recursive: true });
  let total = 0;
  for (const name of await readdir(folder)) total += (await stat(path.join(folder, name))).size;

  const entries = async (): Promise<Entry[]> =>
    await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const file = path.join(folder, name);
        const { size, mtimeMs } = await stat(file);
        return { file, bytes: size, usedAt: mtimeMs };
      }),
    );

  const shrink = async () => {
    for (const { file, bytes } of (await entries()).sort((a, b) => a.usedAt - b.usedAt)) {
      if (total <= maxBytes * 0.9) return;
      await rm(file, { force: true });
      total -= bytes;
    }
  };

  return {
    /** The keys that begin with one of these and a dot, each with what it begins with. */
    keysOf: async (beginnings: ReadonlySet<string>): Promise<{ key: string; of: string }[]> =>
      (await readdir(folder))
        .map((key) => ({ key, of: key.slice(0, Math.max(0, key.indexOf('.'))) }))
        .filter(({ of }) => beginnings.has(of)),
    /** What keys begin with, each once. */
    beginnings: async (): Promise<string[]> => [
      ...new Set((await readdir(folder)).map((key) => key.slice(0, Math.max(0, key.indexOf('.'))))),
    ],
    drop: async (key: string): Promise<void> => {
      const file = path.join(folder, key);
      const size = await stat(file).then(
        (found) => found.size,
        () => 0,
      );
      await rm(file, { force: true });
      total -= size;
    },
    get: async (key: string): Promise<Buffer | null> => {
      const file = path.join(folder, key);
      try {
        const bytes = await readFile(file);
        const now = new Date();
        await utimes(file, now, now);
        return bytes;
      } catch (cause) {
        if (isMissing(cause)) return null;
        throw cause;
      }
    },
    put: async (key: string, bytes: Buffer): Promise<void> => {
      const file = path.join(folder, key);
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
      total += bytes.byteLength;
      if (total > maxBytes) await shrink();
    },
  };
};
export type PictureCache = Awaited<ReturnType<typeof createPictureCache>>;
