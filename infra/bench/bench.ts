import { type BenchReport, printReport } from './report.ts';

/** Each is loaded when it is asked for: what another one needs would show in its memory. */
const BENCHES: Record<string, () => Promise<(args: string[]) => Promise<BenchReport>>> = {
  ingest: async () => (await import('./ingest.ts')).benchIngest,
  day: async () => (await import('./day.ts')).benchDay,
  api: async () => (await import('./api.ts')).benchApi,
  web: async () => (await import('./web.ts')).benchWeb,
  stories: async () => (await import('./stories.ts')).benchStories,
  coverage: async () => (await import('./coverage.ts')).benchCoverage,
  articles: async () => (await import('./articles.ts')).benchArticles,
  feeds: async () => (await import('./feeds.ts')).benchFeeds,
  categories: async () => (await import('./categories.ts')).benchCategories,
  quality: async () => (await import('./quality.ts')).benchQuality,
  search: async () => (await import('./search.ts')).benchSearch,
  analysis: async () => (await import('./analysis.ts')).benchAnalysis,
};
/** What `npm run bench` runs without a name: those that bring their own data. */
const WITHOUT_DATA = ['ingest', 'api', 'web', 'coverage'];

const [name, ...args] = process.argv.slice(2);
for (const each of name ? [name] : WITHOUT_DATA) {
  const bench = BENCHES[each];
  if (!bench) throw new Error(`There is no bench "${each}": ${Object.keys(BENCHES).join(', ')}.`);
  printReport(await (await bench())(args));
}
