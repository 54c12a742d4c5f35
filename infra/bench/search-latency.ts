import { searchPageSchema } from '@360/contracts/search';
import { ITEM_FACETS } from '../../services/search/src/answers/facets.ts';
import type { IndexName } from '../../services/search/src/engine/settings.ts';
import { shownOf } from '../../services/search/src/ranking/straight.ts';
import type { BenchRow } from './report.ts';
import { p99, timed, timeRow } from './search-rows.ts';
import type { SearchService } from './search-service.ts';
import { seeded } from './synthetic-feeds.ts';
import type { SyntheticNews } from './synthetic-news.ts';

const ROUNDS = 600;
const WARM_UP = 30;
const LIMIT = 20;
/** As many stories stand before the reports of a first page. */
const STORIES = 3;
const QUESTION_WORDS = 12;
const QUESTION_LIMIT_MS = 120;

/** Keywords and questions in the words of reports, picked by chance that is the same on every run. */
const wordings = ({ items }: SyntheticNews) => {
  const random = seeded(360);
  const anyItem = () => items.at(Math.floor(random() * items.size));
  return () => ({
    keywords: anyItem().title.split(' ').slice(0, 3).join(' '),
    question: (anyItem().summary.match(/\w+/g) ?? []).slice(0, QUESTION_WORDS).join(' '),
  });
};

const p99Of = (times: readonly number[]): number => p99(times.slice(WARM_UP));

/** Takes the time of a first page of the service over HTTP, as readers ask for it. @throws when it tells of no news */
const timedPage = async (url: string, headers: Record<string, string>, q: string): Promise<number> => {
  let told = '';
  const time = await timed(async () => {
    const address = `${url}/api/search?${new URLSearchParams({ q, limit: String(LIMIT) })}`;
    told = await (await fetch(address, { headers })).text();
  });
  if (searchPageSchema.parse(JSON.parse(told)).totalResults === 0) throw new Error(`nothing was found for ${q}`);
  return time;
};

/** What a first page is made of, asked of the engine itself: reports with their facets, and stories. */
const askEngine = async ({ engine, indexPrefix }: SearchService, q: string, marked: boolean): Promise<void> => {
  const ask = (index: IndexName, limit: number, facets: string[]) => {
    const shown = marked ? shownOf(index) : {};
    return engine.ask((client) => client.index(indexPrefix + index).search(q, { limit, facets, ...shown }));
  };
  await Promise.all([ask('items', LIMIT, Object.values(ITEM_FACETS)), ask('stories', STORIES, [])]);
};

/**
 * p99 of first pages over HTTP: of keywords beside the engine asked directly, turn by turn, for the same marked page and
 * for the bare documents; and of questions against 120 ms.
 */
export const searchLatency = async (service: SearchService, news: SyntheticNews): Promise<BenchRow[]> => {
  const next = wordings(news);
  const ours: number[] = [];
  const theirs: number[] = [];
  const bare: number[] = [];
  const questions: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const { keywords, question } = next();
    const headers = await service.readerHeaders();
    const turns = [
      { into: theirs, time: () => timed(() => askEngine(service, keywords, true)) },
      { into: ours, time: () => timedPage(service.url, headers, keywords) },
      { into: bare, time: () => timed(() => askEngine(service, keywords, false)) },
    ];
    // whoever asks later finds the engine's pages warm
    const first = round % turns.length;
    for (const { into, time } of [...turns.slice(first), ...turns.slice(0, first)]) into.push(await time());
    questions.push(await timedPage(service.url, headers, question));
  }
  const [own, same, unmarked, asked] = [p99Of(ours), p99Of(theirs), p99Of(bare), p99Of(questions)];
  return [
    timeRow(news.items.size, 'keywords, p99 of a page', own, same, 'the engine asked for the same'),
    timeRow(news.items.size, 'keywords, p99 of a page', own, unmarked, 'the engine asked without marks'),
    timeRow(news.items.size, 'a question, p99 of a page', asked, QUESTION_LIMIT_MS),
  ];
};
