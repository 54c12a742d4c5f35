import { setTimeout as sleep } from 'node:timers/promises';
import { searchPageSchema } from '@360/contracts/search';
import type { BenchRow } from './report.ts';
import { timeRow } from './search-rows.ts';
import type { SearchService } from './search-service.ts';
import { seeded } from './synthetic-feeds.ts';
import type { SyntheticNews } from './synthetic-news.ts';

const ARRIVALS = 20;
const LIMIT_MS = 5_000;
const STEP_MS = 50;
const GIVEN_UP_MS = 60_000;
const WORD_LENGTH = 12;
/** Invented news has no word of these letters alone. */
const LETTERS = 'qwxyz';

const wordMaker = () => {
  const random = seeded(360);
  return () => Array.from({ length: WORD_LENGTH }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
};

/** Whether a search for the word answers with the item. @throws when it is not answered with a page of results */
const isFound = async ({ url, readerHeaders }: SearchService, word: string, id: string): Promise<boolean> => {
  const answer = await fetch(`${url}/api/search?q=${word}`, { headers: await readerHeaders() });
  return searchPageSchema.parse(await answer.json()).results.some((result) => result.id === id);
};

/** From when the item is handed to the queue until a search finds it, in ms. @throws when that is not within a minute */
const untilFindable = async (service: SearchService, word: string, id: string): Promise<number> => {
  const started = performance.now();
  const since = () => performance.now() - started;
  await service.handOn([id]);
  while (!(await isFound(service, word, id))) {
    if (since() > GIVEN_UP_MS) throw new Error(`${id} was not findable within ${GIVEN_UP_MS / 1_000} s`);
    await sleep(STEP_MS);
  }
  return since();
};

/** The slowest of twenty items that arrive one after another to be found by a word that only it has, against 5 s. */
export const arrivalRow = async (service: SearchService, news: SyntheticNews): Promise<BenchRow> => {
  const documents = news.items.size;
  const nextWord = wordMaker();
  const times: number[] = [];
  for (let each = 0; each < ARRIVALS; each++) {
    const word = nextWord();
    times.push(await untilFindable(service, word, news.add(`${word} is told of`)));
  }
  const figure = `an item that arrives is findable, slowest of ${ARRIVALS}`;
  return timeRow(documents, figure, Math.max(...times), LIMIT_MS);
};
