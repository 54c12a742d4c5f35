import type { SearchParams } from 'meilisearch';
import type { Engine } from '../engine/engine.ts';
import { HIT_END, HIT_START } from '../engine/indexed-documents.ts';
import { INDEX_SETTINGS, type IndexName } from '../engine/settings.ts';
import { bare, conditionsOf } from './conditions.ts';
import { CUT, EXCERPT_WORDS, excerptOf, hasHit, piecesOf, piecesOfMarked } from './highlight.ts';
import type { FoundDocuments, RankedHit, Ranking, RankQuery } from './rank-query.ts';
import { contentWordsOf } from './stems.ts';
import { plain, wordsOf } from './words.ts';

type Formatted = { _formatted?: { title?: string; summary?: string; text?: string } };

/** Some texts answer at a place the engine does not mark: inside a word. */
const highlightsOf = (
  { title, summary }: FoundDocuments[IndexName],
  formatted: Formatted['_formatted'],
  words: readonly string[],
) => {
  const inside = (word: string) => words.some((asked) => word.includes(asked));
  const markedTitle = piecesOfMarked(formatted?.title ?? title);
  const text = formatted?.text ?? '';
  const bodies = [text, formatted?.summary ?? summary].map(piecesOfMarked);
  const own = () => excerptOf(text || summary, inside);
  return {
    title: hasHit(markedTitle) ? markedTitle : piecesOf(title, inside),
    text: bodies.find(hasHit) ?? own(),
  };
};

/** What the engine shows of what it finds: whole texts stay there. What a story's text holds are the headlines of its reports, which explain nothing. */
export const shownOf = (index: IndexName) => ({
  attributesToRetrieve: (INDEX_SETTINGS[index].displayedAttributes ?? []).filter((name) => name !== 'text'),
  attributesToHighlight: ['title', 'summary', ...(index === 'items' ? ['text'] : [])],
  attributesToCrop: [`summary:${EXCERPT_WORDS}`, ...(index === 'items' ? [`text:${EXCERPT_WORDS}`] : [])],
});

const paramsOf = ({ index, filter, sort, limit, offset, facets }: RankQuery): SearchParams => ({
  ...(filter?.length ? { filter } : {}),
  ...(sort?.length ? { sort } : {}),
  limit,
  offset,
  facets: [...facets],
  ...shownOf(index),
  highlightPreTag: HIT_START,
  highlightPostTag: HIT_END,
  cropMarker: CUT,
});

/**
 * Asks the engine for all words of a query; when nothing has them all, for those that have its rarer words. What a
 * query means beyond its words, small words like "the" do not say: they are left out, unless there are no others.
 */
export const rankStraight = async <Index extends IndexName>(
  engine: Engine,
  uid: string,
  query: RankQuery<Index>,
): Promise<Ranking<Index>> => {
  const given = bare(query.text || query.words.join(' '));
  const content = contentWordsOf(given, query.language);
  const q = [conditionsOf(query.phrases, query.excluded), content.length > 0 ? content.join(' ') : given]
    .join(' ')
    .trim();
  const ask = (matchingStrategy: 'all' | 'frequency') =>
    engine.ask((client) =>
      client
        .index(uid)
        .search<FoundDocuments[Index] & Formatted, SearchParams>(q, { ...paramsOf(query), matchingStrategy }),
    );
  let answer = await ask('all');
  if (answer.estimatedTotalHits === 0 && content.length > 1) answer = await ask('frequency');
  const words = [...content, ...query.phrases.flatMap(wordsOf)].map(plain);
  return {
    hits: answer.hits.map(({ _formatted, ...document }): RankedHit<FoundDocuments[Index]> => {
      const found = document as unknown as FoundDocuments[Index];
      return { document: found, highlights: highlightsOf(found, _formatted as Formatted['_formatted'], words) };
    }),
    total: answer.estimatedTotalHits ?? answer.hits.length,
    facetDistribution: answer.facetDistribution ?? {},
  };
};
