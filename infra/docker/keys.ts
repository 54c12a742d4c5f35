import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What each file holds before its chance: an operator's secret comes with the operator's name. */
const KEYS = { identity: '', session: '', share: '', operators: 'operator:' };
const BYTES = 32;

/** Writes the keys that the processes share, each once: a key that is there already is kept. */
const makeKeys = async (folder: string): Promise<void> => {
  for (const [name, before] of Object.entries(KEYS)) {
    const key = `${before}${randomBytes(BYTES).toString('base64url')}`;
    await writeFile(path.join(folder, name), key, { flag: 'wx', mode: 0o600 }).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EEXIST') throw cause;
    });
  }
};

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say which folder the keys belong in.');
await makeKeys(folder);
