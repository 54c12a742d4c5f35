import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = (): string | undefined => [process.env.CHROMIUM, ...PLACES].find((place) => place && existsSync(place));

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * The browser that tests drive. Where there is none and this is root on Debian, it is installed.
 * @throws Error saying what to install
 */
export const bringChromium = (): string => {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('installing Chromium from Debian, once');
    if (apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core')) {
      const installed = find();
      if (installed) return installed;
    }
  }
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM to its path.');
};
