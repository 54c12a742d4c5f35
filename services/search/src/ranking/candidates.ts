import type { MultiSearchQuery } from 'meilisearch';
import type { Engine } from '../engine/engine.ts';
import { COUNTED_BY, HITS_MAX } from '../engine/settings.ts';
import { rarity } from './bm25.ts';
import { type CommonWords, searchedAmong } from './common-words.ts';
import { conditionsOf } from './conditions.ts';
import { mergeByRarity } from './merge.ts';
import type { AskedWord } from './question-terms.ts';
import type { RankQuery } from './rank-query.ts';
import { contentWordsOf, stemmerOf } from './stems.ts';

/** Words of a question that are searched for; those beyond are less telling. */
const WORDS_MAX = 12;
/** Words whose rarity is asked for. */
const COUNTED_WORDS_MAX = 40;
const HITS_PER_WORD = 100;
/** A shorter beginning would find too many other words. */
const BEGINNING_MIN = 4;

export type Candidate = { id: string } & Record<string, unknown>;
export interface Candidates {
  asked: AskedWord[];
  /** Documents that the filter lets through. */
  documents: number;
  /** Those with the rarest words first, with the attributes that are counted and sorted by. */
  found: Candidate[];
}

/** What word and stem begin with alike, so that the engine finds other endings; else the word alone. */
export const searchedForm = (word: string, stemmed: string): string => {
  let shared = 0;
  while (shared < stemmed.length && word[shared] === stemmed[shared]) shared++;
  // a space at the end says that the word is complete
  return shared < BEGINNING_MIN ? `${word} ` : word.slice(0, shared);
};

type Answer = { hits: Candidate[]; facetDistribution?: Record<string, Record<string, number>> };

/** The engine works on one call with one thread. */
const CALLS = 2;

/** Asks several searches in calls side by side; answers in the order of the searches. */
const askTogether = async (engine: Engine, queries: readonly MultiSearchQuery[]): Promise<Answer[]> => {
  const shares = Array.from({ length: CALLS }, (_, call) => queries.filter((_query, at) => at % CALLS === call));
  const answers = await Promise.all(
    shares.map(async (share) => {
      if (share.length === 0) return [];
      return (await engine.ask((client) => client.multiSearch({ queries: share }))).results as unknown as Answer[];
    }),
  );
  return queries.flatMap((_query, at) => answers[at % CALLS]?.[Math.floor(at / CALLS)] ?? []);
};

/** How many documents have a word, and the first of them. */
interface WordList {
  word: string;
  total: number;
  hits: Candidate[];
}

/** One search for each word: how many documents have it, and the first of them. */
const askEachWord = async (engine: Engine, uid: string, query: RankQuery, words: readonly string[], limit: number) => {
  const stem = stemmerOf(query.language);
  const counted = COUNTED_BY[query.index];
  const conditions = conditionsOf(query.phrases, query.excluded);
  const sorted = (query.sort ?? []).map((order) => order.split(':')[0] ?? '');
  const shared = {
    indexUid: uid,
    facets: [counted],
    matchingStrategy: 'all',
    attributesToRetrieve: ['id', ...query.facets, ...sorted],
    ...(query.filter?.length ? { filter: query.filter } : {}),
  } satisfies MultiSearchQuery;
  const queries: MultiSearchQuery[] = [
    { ...shared, q: conditions, limit: 0 },
    ...words.map((word) => ({ ...shared, q: `${conditions} ${searchedForm(word, stem(word))}`.trimStart(), limit })),
  ];
  const results = await askTogether(engine, queries);
  const [all = 0, ...totals] = results.map(({ facetDistribution }) =>
    Object.values(facetDistribution?.[counted] ?? {}).reduce((sum, each) => sum + each, 0),
  );
  return {
    all,
    lists: words.map((word, at): WordList => ({ word, total: totals[at] ?? 0, hits: results[at + 1]?.hits ?? [] })),
  };
};

const rarest = <Each extends { total: number }>(words: readonly Each[]): Each[] =>
  words
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => a.total - b.total)
    .slice(0, WORDS_MAX);

/**
 * What is found for each word of a question; nothing but how many have it where it is too common to be searched for.
 * Whatever is remembered, a question is answered the same.
 */
const listsOf = async (
  askEach: (words: readonly string[]) => Promise<{ all: number; lists: WordList[] }>,
  words: readonly string[],
  common: CommonWords,
): Promise<{ all: number; lists: WordList[] }> => {
  const found = new Map<string, WordList>();
  const totalOf = (word: string) => found.get(word)?.total ?? common.totalOf(word);
  const missing = () => searchedAmong(words, totalOf).filter((word) => !found.has(word));
  let [all, next] = [0, missing()];
  do {
    const answer = await askEach(next);
    all = answer.all;
    for (const list of answer.lists) {
      found.set(list.word, list);
      common.note(list.word, list.total);
    }
    next = missing();
  } while (next.length > 0);
  const searched = searchedAmong(words, totalOf);
  const hitsOf = (word: string) => (searched.includes(word) ? (found.get(word)?.hits ?? []) : []);
  return { all, lists: words.map((word) => ({ word, total: totalOf(word) ?? 0, hits: hitsOf(word) })) };
};

/** Documents that have the rarest words of a question, at most 1,000. */
export const candidatesOf = async (
  engine: Engine,
  uid: string,
  query: RankQuery,
  common: CommonWords,
): Promise<Candidates> => {
  const said = contentWordsOf(query.text || query.words.join(' '), query.language);
  const ask = (words: readonly string[], limit: number) =>
    listsOf((some) => askEachWord(engine, uid, query, some, limit), words, common);
  let words = [...new Set(said)].slice(0, COUNTED_WORDS_MAX);
  if (words.length > WORDS_MAX) words = rarest((await ask(words, 0)).lists).map(({ word }) => word);
  const { all, lists } = await ask(words, HITS_PER_WORD);
  const kept = rarest(lists);
  const byId = new Map(kept.flatMap(({ hits }) => hits.map((hit) => [hit.id, hit] as const)));
  const merged = mergeByRarity(
    kept.map(({ total, hits }) => ({ total, ids: hits.map(({ id }) => id) })),
    ({ total }) => rarity(all, total),
    HITS_MAX,
  );
  return {
    asked: kept.map(({ word, total }) => ({ word, total, times: said.filter((other) => other === word).length })),
    documents: all,
    found: merged.flatMap((id) => byId.get(id) ?? []),
  };
};
