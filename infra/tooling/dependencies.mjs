import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PROGRESS_EVERY_MS = 15_000;

/**
 * Makes `node_modules` what package-lock.json says, with npm where it is not. Plain JavaScript for Node 20:
 * it runs before anything is installed.
 * @param {string} root folder of the repository
 * @param {(line: string) => void} say tells the reader of the terminal
 * @returns {Promise<boolean>} whether something had to be installed
 */
export async function bringDependencies(root, say) {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  const stamp = join(root, 'node_modules', '.360-lock-hash');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return false;
  const installed = await readFile(join(root, 'node_modules', '.package-lock.json'), 'utf8').catch(() => '');
  const fits = installed !== '' && fitsLock(JSON.parse(lock), JSON.parse(installed));
  if (!fits) await install(root, say);
  await writeFile(stamp, hash);
  return !fits;
}

/**
 * Whether npm's own record of what it installed is what the lockfile asks for: someone ran `npm ci` by hand.
 * Optional packages may be absent, for they belong to other platforms.
 */
export function fitsLock(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed.packages[path];
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** NODE_ENV=production or a user's npm settings must not leave out what the start and the build need. */
const COMPLETE = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

async function install(root, say) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  say('installing dependencies, once');
  const timer = setInterval(() => say(`still installing dependencies (${seconds()} s)`), PROGRESS_EVERY_MS);
  try {
    await installWithNpm(root);
  } finally {
    clearInterval(timer);
  }
  say(`dependencies installed (${seconds()} s)`);
}

/**
 * `npm ci` refuses a lockfile without the optional packages of platforms that the registry it was made with did not
 * serve; `npm install` takes every version and checksum from the same lockfile and lets those be.
 */
async function installWithNpm(root) {
  const clean = await runNpm(root, ['ci', ...COMPLETE]);
  if (clean.code === 0) return;
  const incomplete = clean.words.includes('code EUSAGE');
  const { code, words } = incomplete ? await runNpm(root, ['install', '--no-save', ...COMPLETE]) : clean;
  if (code === 0) return;
  throw new Error(
    `${words.trim()}\nnpm could not install the dependencies: read its lines above, and try again with a network.`,
  );
}

function runNpm(root, args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    child.stderr.on('data', (chunk) => {
      words += chunk;
    });
    child.once('error', () => reject(new Error('npm is not on the PATH: install Node.js 20 or newer with npm.')));
    child.once('close', (code) => resolve({ code, words }));
  });
}
