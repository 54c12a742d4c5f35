import type { Engine } from '../engine/engine.ts';
import type { IndexName } from '../engine/settings.ts';
import { seenBy } from '../filters/seen-by.ts';
import { createCommonWords } from './common-words.ts';
import { rankQuestion } from './question.ts';
import type { FoundDocuments, RankedHit, Ranking, RankQuery, WholeDocuments } from './rank-query.ts';
import { contentWordsOf, stemmerOf } from './stems.ts';
import { rankStraight } from './straight.ts';
import { documentsOf, hitOf } from './whole-documents.ts';

/** Content words up to which a query is one of keywords. */
const KEYWORDS_MAX = 4;

type Wording = Pick<RankQuery, 'words' | 'text' | 'phrases' | 'language'>;

export interface Ranker {
  /** Whether it is asked word by word and weighed here, rather than by a few keywords. */
  isQuestion: (wording: Wording) => boolean;
  /** Of these ids the stories that a filter lets through, in this order, with the query's words marked. Throws EngineAway. */
  storiesOf: (
    ids: readonly string[],
    filter: string,
    wording: Wording,
  ) => Promise<RankedHit<FoundDocuments['stories']>[]>;
  /** What its `reader` may not see is in no answer, facet or count. Throws EngineAway while the search engine does not answer. */
  rank<Index extends IndexName>(query: RankQuery<Index>): Promise<Ranking<Index>>;
}

const contentOf = ({ text, words, language }: Wording): Set<string> =>
  new Set(contentWordsOf(text || words.join(' '), language));

const isQuestion = (wording: Wording): boolean =>
  contentOf(wording).size > KEYWORDS_MAX && wording.phrases.length === 0;

/**
 * Two ways to search: a few keywords, or phrases, go to the engine as they are; longer questions, of which the engine
 * would weigh ten words at most and want all of them, are asked word by word and weighed here. `indexPrefix` stands
 * before the names of the indexes.
 */
export const createRanker = (engine: Engine, indexPrefix = ''): Ranker => {
  const commonWords = createCommonWords();
  return {
    isQuestion,
    rank: (asked) => {
      const query =
        asked.index === 'items' ? { ...asked, filter: [...(asked.filter ?? []), seenBy(asked.reader)] } : asked;
      const uid = `${indexPrefix}${query.index}`;
      if (!isQuestion(query)) return rankStraight(engine, uid, query);
      // as many have a word whoever asks
      return rankQuestion(engine, uid, query, commonWords(uid, asked));
    },
    storiesOf: async (ids, filter, wording) => {
      const stem = stemmerOf(wording.language);
      const asked = new Set([...contentOf(wording)].map(stem));
      const found = await documentsOf<WholeDocuments['stories']>(engine, `${indexPrefix}stories`, [...ids], filter);
      return found.map((story) => hitOf('stories', story, (word) => asked.has(stem(word))));
    },
  };
};
