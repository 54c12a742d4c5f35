import type { Engine } from '../engine/engine.ts';
import type { IndexName } from '../engine/settings.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import type { CommonWords } from './common-words.ts';
import { countFacets, inOrder } from './facets.ts';
import type { Ranking, RankQuery, WholeDocuments } from './rank-query.ts';
import { rerank } from './rerank.ts';
import { stemmerOf } from './stems.ts';
import { documentsOf, hitOf } from './whole-documents.ts';

/** Candidates whose whole text is weighed; those behind keep the order they were found in. */
const RERANKED = 150;

const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ id }) => id);

/**
 * Asks the engine for each word of a question, merges what it finds by rarity, and weighs the texts of the best. A
 * question sorted by an attribute shows those weighed documents alone, since the others hardly answer it.
 */
export const rankQuestion = async <Index extends IndexName>(
  engine: Engine,
  uid: string,
  query: RankQuery<Index>,
  common: CommonWords,
): Promise<Ranking<Index>> => {
  type Document = WholeDocuments[Index];
  const { asked, documents, found } = await candidatesOf(engine, uid, query, common);
  const best = await documentsOf<Document>(engine, uid, idsOf(found.slice(0, RERANKED)));
  const ranked = rerank(best, asked, documents, query.language);
  const sorted = (query.sort ?? []).length > 0;
  const kept = sorted ? found.slice(0, RERANKED) : found;
  const rankedIds = ranked.map(({ document }) => document.id);
  const order = sorted ? idsOf(inOrder(kept, query.sort ?? [])) : [...rankedIds, ...idsOf(kept.slice(RERANKED))];
  const page = order.slice(query.offset, query.offset + query.limit);
  const known = new Map(best.map((document) => [document.id, document]));
  const missing = await documentsOf<Document>(
    engine,
    uid,
    page.filter((id) => !known.has(id)),
  );
  for (const document of missing) known.set(document.id, document);
  const [stem, terms] = [stemmerOf(query.language), ranked[0]?.terms ?? new Set<string>()];
  return {
    hits: page
      .flatMap((id) => known.get(id) ?? [])
      .map((document) => hitOf(query.index, document, (word) => terms.has(stem(word)))),
    total: order.length,
    facetDistribution: countFacets(kept, query.facets),
  };
};
