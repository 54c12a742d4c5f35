import type { Engine } from '../engine/engine.ts';
import type { IndexName } from '../engine/settings.ts';
import { excerptOf, hasHit, piecesOf } from './highlight.ts';
import type { FoundDocuments, RankedHit, WholeDocuments } from './rank-query.ts';

/** The documents of these ids that there are and a filter lets through, in the order of the ids. */
export const documentsOf = async <Document extends { id: string }>(
  engine: Engine,
  uid: string,
  ids: string[],
  filter?: string,
): Promise<Document[]> => {
  if (ids.length === 0) return [];
  const { results } = await engine.ask((client) =>
    client.index(uid).getDocuments<Document>({ ids, limit: ids.length, ...(filter && { filter }) }),
  );
  const byId = new Map(results.map((document) => [document.id, document]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** A document with its hits marked. What a story's text holds are the headlines of its reports, which explain nothing. */
export const hitOf = <Index extends IndexName>(
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
