import type { Engine } from '../engine/engine.ts';
import type { IndexName } from '../engine/settings.ts';
import { seenBy } from '../filters/seen-by.ts';
import { rankQuestion } from './question.ts';
import type { Ranking, RankQuery } from './rank-query.ts';
import { contentWordsOf } from './stems.ts';
import { rankStraight } from './straight.ts';

/** Content words up to which a query is one of keywords. */
const KEYWORDS_MAX = 4;

export interface Ranker {
  /** What its `reader` may not see is in no answer, facet or count. Throws EngineAway while the search engine does not answer. */
  rank<Index extends IndexName>(query: RankQuery<Index>): Promise<Ranking<Index>>;
}

/**
 * Two ways to search: a few keywords, or phrases, go to the engine as they are; longer questions, of which the engine
 * would weigh ten words at most and want all of them, are asked word by word and weighed here. `indexPrefix` stands
 * before the names of the indexes.
 */
export const createRanker = (engine: Engine, indexPrefix = ''): Ranker => ({
  rank: (asked) => {
    const query =
      asked.index === 'items' ? { ...asked, filter: [...(asked.filter ?? []), seenBy(asked.reader)] } : asked;
    const uid = `${indexPrefix}${query.index}`;
    const words = new Set(contentWordsOf(query.text || query.words.join(' '), query.language));
    const isShort = words.size <= KEYWORDS_MAX || query.phrases.length > 0;
    return isShort ? rankStraight(engine, uid, query) : rankQuestion(engine, uid, query);
  },
});
