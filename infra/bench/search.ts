import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { knownOutlets } from '../../services/feed/src/feeds/source-list.ts';
import { type BenchReport, type BenchRow, printReport } from './report.ts';
import { arrivalRow } from './search-arrival.ts';
import { searchLatency } from './search-latency.ts';
import { searchQuality } from './search-quality.ts';
import { withSearchService } from './search-service.ts';
import { suggestionRow } from './search-suggestions.ts';
import { syntheticNews } from './synthetic-news.ts';

const JUDGED_QUESTIONS = resolve(
  process.env.NEWS_DATA ?? join(import.meta.dirname, '../../../shared/data'),
  'ir-time1963',
);

/** How long searches and suggestions take among so many synthetic items in the running service, and a new report in the running product. */
const searchTimes = async (documents: number): Promise<BenchRow[]> => {
  const news = syntheticNews(documents, await knownOutlets());
  const asked = await withSearchService(news, async (service) => [
    ...(await searchLatency(service, news)),
    await suggestionRow(service, news),
  ]);
  return [...asked, await arrivalRow(documents)];
};

/**
 * Search on a fresh engine: the ranking of judged questions under `--data <folder>` (docs.jsonl, queries.jsonl,
 * qrels.jsonl; by default those under NEWS_DATA), or times with `--documents <n>` synthetic items.
 */
export const benchSearch = async (args: string[]): Promise<BenchReport> => {
  const { values } = parseArgs({ args, options: { data: { type: 'string' }, documents: { type: 'string' } } });
  const rows = values.documents ? await searchTimes(Number(values.documents)) : [];
  if (values.documents && !values.data) return { name: 'search', rows };
  const folder = values.data ?? JUDGED_QUESTIONS;
  if (existsSync(join(folder, 'docs.jsonl')))
    return { name: 'search', rows: [...rows, ...(await searchQuality(folder))] };
  process.stderr.write(`search: there are no judged questions at ${folder}: set NEWS_DATA or --data; skipped.\n`);
  return { name: 'search', rows };
};

if (import.meta.main) printReport(await benchSearch(process.argv.slice(2)));
