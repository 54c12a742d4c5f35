import { benchApi } from './api.ts';
import { benchIngest } from './ingest.ts';
import { type BenchReport, printReport } from './report.ts';
import { benchStories } from './stories.ts';
import { benchWeb } from './web.ts';

const BENCHES: Record<string, (args: string[]) => Promise<BenchReport>> = {
  ingest: benchIngest,
  api: benchApi,
  web: benchWeb,
  stories: benchStories,
};
/** What `npm run bench` runs without a name: those that bring their own data. */
const WITHOUT_DATA = ['ingest', 'api', 'web'];

const [name, ...args] = process.argv.slice(2);
for (const each of name ? [name] : WITHOUT_DATA) {
  const bench = BENCHES[each];
  if (!bench) throw new Error(`There is no bench "${each}": ${Object.keys(BENCHES).join(', ')}.`);
  printReport(await bench(args));
}
