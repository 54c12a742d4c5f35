import { createRanker } from '../../services/search/src/ranking/ranker.ts';
import type { BenchRow } from './report.ts';
import { p99, timed, timeRow } from './search-rows.ts';
import type { SearchService } from './search-service.ts';
import { seeded } from './synthetic-feeds.ts';
import type { SyntheticNews } from './synthetic-news.ts';

const ROUNDS = 300;
const WARM_UP = 30;
const LIMIT = 20;
const FACETS = ['type', 'category'];
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

/**
 * p99 of keywords beside the engine asked directly, turn by turn, and of questions against 120 ms: by the ranker, on the
 * index that the service has built.
 */
export const searchLatency = async (
  { engine, indexPrefix }: Pick<SearchService, 'engine' | 'indexPrefix'>,
  news: SyntheticNews,
): Promise<BenchRow[]> => {
  const ranker = createRanker(engine, indexPrefix);
  const rank = (text: string) =>
    ranker.rank({
      ...{ index: 'items', words: text.split(' '), text, phrases: [], excluded: [], language: 'en' },
      ...{ limit: LIMIT, offset: 0, facets: FACETS },
    });
  const direct = (text: string) =>
    engine.ask((client) => client.index(`${indexPrefix}items`).search(text, { limit: LIMIT, facets: FACETS }));
  const next = wordings(news);
  const [ours, theirs, questions]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const { keywords, question } = next();
    const turns = [
      { into: theirs, work: () => direct(keywords) },
      { into: ours, work: () => rank(keywords) },
    ];
    // whoever asks second finds the engine's pages warm
    for (const { into, work } of round % 2 ? turns : turns.toReversed()) into.push(await timed(work));
    questions.push(await timed(() => rank(question)));
  }
  const [own = 0, engineAlone = 0, asked = 0] = [ours, theirs, questions].map((times) => p99(times.slice(WARM_UP)));
  return [
    timeRow(news.items.size, 'keywords, p99', own, engineAlone, 'the engine asked directly'),
    timeRow(news.items.size, 'a question, p99', asked, QUESTION_LIMIT_MS),
  ];
};
