import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The programs of the dependencies first, run by the Node.js that runs this. */
const PATH = [join(ROOT, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter);

/** Runs one program in the root of the repository with this terminal. Resolves to whether it ended well. */
export const runStep = (name: string, command: string, args: string[]): Promise<boolean> => {
  console.log(`\n== ${name}`);
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PATH } });
  return new Promise((resolve) => {
    child.once('error', (cause) => {
      console.error(`${name}: ${cause.message}`);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
};
