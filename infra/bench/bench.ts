import { benchApi } from './api.ts';
import { benchArticles } from './articles.ts';
import { benchCategories } from './categories.ts';
import { benchCoverage } from './coverage.ts';
import { benchDay } from './day.ts';
import { benchFeeds } from './feeds.ts';
import { benchIngest } from './ingest.ts';
import { type BenchReport, printReport } from './report.ts';
import { benchStories } from './stories.ts';
import { benchWeb } from './web.ts';

const BENCHES: Record<string, (args: string[]) => Promise<BenchReport>> = {
  ingest: benchIngest,
  day: benchDay,
  api: benchApi,
  web: benchWeb,
  stories: benchStories,
  coverage: benchCoverage,
  articles: benchArticles,
  feeds: benchFeeds,
  categories: benchCategories,
};
/** What `npm run bench` runs without a name: those that bring their own data. */
const WITHOUT_DATA = ['ingest', 'api', 'web', 'coverage'];

const [name, ...args] = process.argv.slice(2);
for (const each of name ? [name] : WITHOUT_DATA) {
  const bench = BENCHES[each];
  if (!bench) throw new Error(`There is no bench "${each}": ${Object.keys(BENCHES).join(', ')}.`);
  printReport(await bench(args));
}
