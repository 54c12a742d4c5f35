// Checks bundles of evidence without the network: npm run verify -- bundle.json [more.json]
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { verifyBundle } from '@360/contracts/verify-evidence';

const USAGE = 'npm run verify -- <bundle.json> [more bundles]';
/** npm starts scripts at the root, whatever folder they are called from. */
const from = process.env.INIT_CWD ?? process.cwd();

const readBundle = async (file: string): Promise<unknown> => {
  const text = await readFile(resolve(from, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const check = async (file: string): Promise<boolean> => {
  const { ok, checked, failures } = await verifyBundle(await readBundle(file));
  console.log(
    `${file}: ${ok ? 'holds' : 'DOES NOT HOLD'} (${checked.items} items, ${checked.passages} passages, ${checked.sentences} sentences)`,
  );
  for (const { where, reason } of failures) console.log(`  ${where}: ${reason}`);
  return ok;
};

const files = process.argv.slice(2);
try {
  if (files.length === 0) console.log(USAGE);
  const verdicts: boolean[] = [];
  for (const file of files) verdicts.push(await check(file));
  process.exitCode = files.length === 0 ? 2 : verdicts.every(Boolean) ? 0 : 1;
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
}
