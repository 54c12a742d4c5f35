import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createRanker } from '../../services/search/src/ranking/ranker.ts';
import type { BenchRow } from './report.ts';
import { documentOf, withIndexed } from './search-engine.ts';
import { seeded } from './synthetic-feeds.ts';

const HITS = 1_000;
const LONG_WORD = /\p{L}{6,}/gu;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SEED = 360;
const MAP_GOAL = 0.6;
const MAP_GOAL_WITH_TYPOS = 0.52;

/** The mean of the precision at each relevant id; those that are not found count 0. */
export const averagePrecision = (ids: readonly string[], relevant: ReadonlySet<string>): number => {
  let [found, sum] = [0, 0];
  ids.forEach((id, at) => {
    if (relevant.has(id)) sum += ++found / (at + 1);
  });
  return relevant.size === 0 ? 0 : sum / relevant.size;
};

/** The gain of the first ten ids, discounted by rank, over the best there could be. */
export const ndcgAtTen = (ids: readonly string[], relevant: ReadonlySet<string>): number => {
  const gain = (at: number) => 1 / Math.log2(at + 2);
  const got = ids.slice(0, 10).reduce((sum, id, at) => sum + (relevant.has(id) ? gain(at) : 0), 0);
  const best = Array.from({ length: Math.min(10, relevant.size) }, (_, at) => gain(at)).reduce((a, b) => a + b, 0);
  return best === 0 ? 0 : got / best;
};

/** The text with one letter wrong, at a place of its own, in each word of more than five letters. */
export const withTypos = (text: string, random: () => number): string =>
  text.replace(LONG_WORD, (word) => {
    const at = Math.floor(random() * word.length);
    const others = LETTERS.replace(word.charAt(at).toLowerCase(), '');
    return word.slice(0, at) + others.charAt(Math.floor(random() * others.length)) + word.slice(at + 1);
  });

const readLines = async <Row>(path: string): Promise<Row[]> =>
  (await readFile(path, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);

interface Question {
  text: string;
  relevant: Set<string>;
}

/** docs.jsonl (`text`), queries.jsonl (`qid`, `text`) and qrels.jsonl (`qid`, `docno`: the number of a line of docs). */
const readSet = async (folder: string) => {
  const texts = await readLines<{ text: string }>(join(folder, 'docs.jsonl'));
  const queries = await readLines<{ qid: number; text: string }>(join(folder, 'queries.jsonl'));
  const judged = Map.groupBy(
    await readLines<{ qid: number; docno: number }>(join(folder, 'qrels.jsonl')),
    ({ qid }) => qid,
  );
  return {
    documents: texts.map(({ text }, at) => documentOf({ id: String(at + 1), title: '', summary: '', text })),
    questions: queries.map(
      ({ qid, text }): Question => ({
        text,
        relevant: new Set((judged.get(qid) ?? []).map(({ docno }) => String(docno))),
      }),
    ),
  };
};

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

/** MAP and nDCG@10 of judged questions through the ranker, as they are and mistyped. */
export const searchQuality = async (folder: string): Promise<BenchRow[]> => {
  const { documents, questions } = await readSet(folder);
  return await withIndexed(documents, async (engine) => {
    const ranker = createRanker(engine);
    const ask = async (text: string) => {
      const query = { words: text.split(/\s+/u), text, phrases: [], excluded: [], facets: [], language: 'en' };
      const { hits } = await ranker.rank({ index: 'items', ...query, limit: HITS, offset: 0 });
      return hits.map(({ document }) => document.id);
    };
    const rowsOf = async (suffix: string, goal: number, wordingOf: (text: string) => string): Promise<BenchRow[]> => {
      const answers: { ids: string[]; relevant: Set<string> }[] = [];
      for (const { text, relevant } of questions) answers.push({ ids: await ask(wordingOf(text)), relevant });
      const map = mean(answers.map(({ ids, relevant }) => averagePrecision(ids, relevant)));
      const ndcg = mean(answers.map(({ ids, relevant }) => ndcgAtTen(ids, relevant)));
      const set = `${basename(folder)}${suffix}`;
      const reference = { name: 'goal', value: goal };
      return [
        { set, figure: 'MAP', value: map, unit: '', reference, ratio: map / goal },
        { set, figure: 'nDCG@10', value: ndcg, unit: '' },
      ];
    };
    const random = seeded(SEED);
    return [
      ...(await rowsOf('', MAP_GOAL, (text) => text)),
      ...(await rowsOf(', mistyped', MAP_GOAL_WITH_TYPOS, (text) => withTypos(text, random))),
    ];
  });
};
