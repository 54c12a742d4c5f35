// Looks at every screen of the product in every look: npm run screens -- --help
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { ROOT } from '../stack/stack.ts';
import { bringChromium } from '../tooling/chromium.ts';
import { SCREENS } from './all-screens.ts';
import { failuresOf, reportLines, type Seen } from './checks.ts';
import { writeContactSheets } from './contact-sheet.ts';
import { LOOKS, type Look } from './looks.ts';
import { untilFilled } from './news.ts';
import { chosen, HELP, readOptions, type ScreenOptions } from './options.ts';
import { withProduct } from './product.ts';
import { makeScene, type Scene } from './scene.ts';
import type { Screen } from './screen.ts';
import { visit } from './visit.ts';

const FOLDER = join(ROOT, '.screens');

const isThere = ({ on }: Screen, { phone }: Look): boolean => on === undefined || (on === 'phone') === phone;

/** Goes through all visits, as many at a time as there are processors, and prints each as it is done. */
const visitAll = async (browser: Browser, base: string, screens: Screen[], looks: Look[]): Promise<Seen[]> => {
  const scenes = new Map<Look, Scene>();
  for (const look of looks) scenes.set(look, await makeScene(base));
  const visits = looks.flatMap((look) =>
    screens.filter((screen) => isThere(screen, look)).map((screen) => ({ screen, look })),
  );
  const all: Seen[] = [];
  const work = visits[Symbol.iterator]();
  const worker = async () => {
    for (const { screen, look } of work) {
      const scene = scenes.get(look);
      if (!scene) continue;
      const seen = await visit({ browser, base, folder: FOLDER, screen, look, scene });
      all.push(seen);
      console.log(reportLines([seen]).join('\n'));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  const rank = new Map(SCREENS.map(({ name }, at) => [name, at]));
  return all.sort((a, b) => (rank.get(a.screen) ?? 0) - (rank.get(b.screen) ?? 0));
};

/** @returns how many screens fail */
const look = async ({ base: given, only, looks: parts }: ScreenOptions): Promise<number> => {
  const screens = chosen(SCREENS, only, ({ name }, asked) => name === asked);
  const looks = chosen(LOOKS, parts, ({ name }, asked) => name.includes(asked));
  const executablePath = bringChromium();
  return withProduct(given, async (base) => {
    await untilFilled(base);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      await mkdir(FOLDER, { recursive: true });
      const all = await visitAll(browser, base, screens, looks);
      await writeContactSheets(browser, FOLDER, all);
      await writeFile(join(FOLDER, 'report.json'), JSON.stringify(all, null, 1));
      const failed = all.filter((seen) => failuresOf(seen).length > 0).length;
      console.log(`${all.length} pictures in ${FOLDER}/index.html, ${failed} with something that does not hold`);
      return failed;
    } finally {
      await browser.close();
    }
  });
};

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(HELP);
  else if (options.list)
    console.log([...SCREENS.map(({ name }) => name), '', ...LOOKS.map(({ name }) => name)].join('\n'));
  else process.exitCode = (await look(options)) > 0 ? 1 : 0;
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
}
