import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const KEYS = ['identity', 'session'];
const BYTES = 32;

/** Writes the keys that the processes share, each once: a key that is there already is kept. */
const makeKeys = async (folder: string): Promise<void> => {
  for (const name of KEYS) {
    const key = randomBytes(BYTES).toString('base64url');
    await writeFile(path.join(folder, name), key, { flag: 'wx', mode: 0o600 }).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EEXIST') throw cause;
    });
  }
};

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say which folder the keys belong in.');
await makeKeys(folder);
