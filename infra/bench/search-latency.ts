import { createRanker } from '../../services/search/src/ranking/ranker.ts';
import type { BenchRow } from './report.ts';
import { documentOf, withIndexed } from './search-engine.ts';
import { seeded } from './synthetic-feeds.ts';
import { syntheticItems } from './synthetic-items.ts';

const ROUNDS = 300;
const WARM_UP = 30;
const LIMIT = 20;
const QUESTION_WORDS = 12;
const QUESTION_LIMIT_MS = 120;

const p99 = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** p99 of keywords beside the engine asked directly, turn by turn, and of questions against 120 ms. */
export const searchLatency = async (count: number): Promise<BenchRow[]> => {
  const itemAt = syntheticItems();
  const documents = Array.from({ length: count }, (_, at) => {
    const { id, title, summary, text, publishedAt } = itemAt(at);
    return documentOf({ id, title, summary, text }, publishedAt);
  });
  return await withIndexed(documents, async (engine) => {
    const ranker = createRanker(engine);
    const random = seeded(360);
    const anyItem = () => itemAt(Math.floor(random() * count));
    const rank = (text: string) =>
      ranker.rank({
        ...{ index: 'items', words: text.split(' '), text, phrases: [], excluded: [], language: 'en' },
        ...{ limit: LIMIT, offset: 0, facets: ['type', 'category'] },
      });
    const direct = (text: string) =>
      engine.ask((client) => client.index('items').search(text, { limit: LIMIT, facets: ['type', 'category'] }));
    const [ours, theirs, questions]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      const keywords = anyItem().title.split(' ').slice(0, 3).join(' ');
      const question = (anyItem().summary.match(/\w+/g) ?? []).slice(0, QUESTION_WORDS).join(' ');
      const turns = [
        { into: theirs, work: () => direct(keywords) },
        { into: ours, work: () => rank(keywords) },
      ];
      // whoever asks second finds the engine's pages warm
      for (const { into, work } of round % 2 ? turns : turns.toReversed()) into.push(await timed(work));
      questions.push(await timed(() => rank(question)));
    }
    const [own, engineAlone, asked] = [ours, theirs, questions].map((times) => p99(times.slice(WARM_UP)));
    const set = `${count} documents`;
    const row = (figure: string, value = 0, name = '', against = 1): BenchRow => ({
      ...{ set, figure, value, unit: 'ms' },
      ...{ reference: { name, value: against }, ratio: value / against },
    });
    return [
      row('keywords, p99', own, 'the engine asked directly', engineAlone),
      row('a question, p99', asked, 'limit', QUESTION_LIMIT_MS),
    ];
  });
};
