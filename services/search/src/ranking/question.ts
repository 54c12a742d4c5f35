import type { Engine } from '../engine/engine.ts';
import type { IndexName } from '../engine/settings.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { countFacets, inOrder } from './facets.ts';
import { excerptOf, hasHit, piecesOf } from './highlight.ts';
import type { FoundDocuments, RankedHit, Ranking, RankQuery, WholeDocuments } from './rank-query.ts';
import { rerank } from './rerank.ts';
import { stemmerOf } from './stems.ts';

/** Candidates whose whole text is weighed; those behind keep the order they were found in. */
const RERANKED = 200;

const documentsOf = async <Document extends { id: string }>(
  engine: Engine,
  uid: string,
  ids: string[],
): Promise<Document[]> => {
  if (ids.length === 0) return [];
  const { results } = await engine.ask((client) =>
    client.index(uid).getDocuments<Document>({ ids, limit: ids.length }),
  );
  const byId = new Map(results.map((document) => [document.id, document]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** What a story's text holds are the headlines of its reports, which explain nothing. */
const hitOf = <Index extends IndexName>(
  index: Index,
  document: WholeDocuments[Index],
  isHit: (word: string) => boolean,
): RankedHit<FoundDocuments[Index]> => {
  const text = excerptOf(index === 'items' ? document.text : document.summary, isHit);
  const useSummary = document.summary !== '' && !hasHit(text);
  return {
    document,
    highlights: {
      title: piecesOf(document.title, isHit),
      text: useSummary ? excerptOf(document.summary, isHit) : text,
    },
  };
};

const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ id }) => id);

/**
 * Asks the engine for each word of a question, merges what it finds by rarity, and weighs the texts of the best. A
 * question sorted by an attribute shows those weighed documents alone, since the others hardly answer it.
 */
export const rankQuestion = async <Index extends IndexName>(
  engine: Engine,
  uid: string,
  query: RankQuery<Index>,
): Promise<Ranking<Index>> => {
  type Document = WholeDocuments[Index];
  const { asked, documents, found } = await candidatesOf(engine, uid, query);
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
