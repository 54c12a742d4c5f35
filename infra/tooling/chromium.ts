import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without the browser around its pages: the same engine, and a third less work for the same tests. */
const SHELL = '/usr/bin/chromium-headless-shell';
const FULL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = (places: (string | undefined)[]): string | undefined => places.find((place) => place && existsSync(place));

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const install = (): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('installing headless Chromium from Debian, once');
  const packages = ['chromium-headless-shell', 'fonts-noto-core'];
  const installed = apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return installed ? find([SHELL]) : undefined;
};

/**
 * The browser that tests drive: what CHROMIUM names, else the headless shell, which is installed where this is root
 * on Debian, else a whole Chromium or Chrome.
 * @throws Error saying what to install
 */
export const bringChromium = (): string => {
  const browser = find([process.env.CHROMIUM, SHELL]) ?? install() ?? find(FULL);
  if (browser) return browser;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM to its path.');
};
