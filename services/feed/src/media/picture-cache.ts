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
