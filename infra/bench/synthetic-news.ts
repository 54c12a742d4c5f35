import type { CatalogueEntry } from '@360/contracts/publishers';
import type { ItemDocument, StoryDocument } from '@360/contracts/search';
import type { DocumentQuestion } from '@360/contracts/search-documents';
import { epistemologyTagSchema } from '@360/contracts/stories';
import { APPROACHES, CATEGORIES } from '@360/contracts/vocabulary';
import { itemOf, storyOf } from '../../services/search/test/_documents.ts';
import { eventOf, eventsIn, reportsOf, syntheticItems } from './synthetic-items.ts';

/** With so many, ids are in the order of their numbers. */
const DIGITS = 8;
const STATES = epistemologyTagSchema.options;

const idOf = (kind: string, place: number): string => `${kind}-${String(place).padStart(DIGITS, '0')}`;
const turn = <Value>(values: readonly Value[], at: number): Value | null => values[at % values.length] ?? null;

/** Documents in order of id, from place 0. Each is made when it is asked for, and is always the same. */
export interface Shelf<Document> {
  readonly size: number;
  at: (place: number) => Document;
  /** -1 where there is none of that id. */
  placeOf: (id: string) => number;
}

const shelfOf = <Document>(kind: string, size: number, at: (place: number) => Document): Shelf<Document> => ({
  size,
  at,
  placeOf: (id) => {
    const place = Number(id.slice(kind.length + 1));
    return place < size && idOf(kind, place) === id ? place : -1;
  },
});

/** What the feed service would answer: the documents of ids, or the next ones after an id of the shelf. */
export const pageOf = <Document extends { id: string }>(shelf: Shelf<Document>, question: DocumentQuestion) => {
  if ('ids' in question) {
    const places = question.ids.map(shelf.placeOf).filter((place) => place >= 0);
    return { documents: places.toSorted((a, b) => a - b).map(shelf.at), next: null };
  }
  const first = question.after === '' ? 0 : shelf.placeOf(question.after) + 1;
  const length = Math.min(question.limit, shelf.size - first);
  const documents = Array.from({ length }, (_, at) => shelf.at(first + at));
  return { documents, next: length === question.limit ? (documents.at(-1)?.id ?? null) : null };
};

/** Of an event what its reports and its story are told by. */
const factsOf = (event: number) => ({
  category: turn(CATEGORIES, event),
  epistemology: turn(STATES, event) ?? 'developing',
  factuality: 40 + (event % 60),
});

/**
 * The first `count` of the invented reports and their stories as the feed service tells of them, by the outlets of a
 * catalogue in turn.
 */
export const syntheticNews = (count: number, outlets: readonly CatalogueEntry[]) => {
  const reportAt = syntheticItems();

  const itemAt = (place: number): ItemDocument => {
    const { title, summary, text, publishedAt } = reportAt(place);
    const outlet = turn(outlets, place);
    const event = eventOf(place);
    return itemOf(idOf('item', place), {
      ...{ title, summary, text, ...factsOf(event) },
      ...(outlet && { sourceId: outlet.id, sourceName: outlet.name, country: outlet.country }),
      ...{ publishedAt: new Date(publishedAt).toISOString(), storyId: idOf('story', event) },
      ...{ approach: turn(APPROACHES, event), engagement: (place * 7_919) % 6_000 },
    });
  };

  const storyAt = (event: number): StoryDocument => {
    const reports = reportsOf(event)
      .filter((place) => place < count)
      .map(itemAt);
    const [first, last] = [reports[0], reports.at(-1)];
    return storyOf(idOf('story', event), {
      ...(first && { title: first.title, summary: first.summary, leadItemId: first.id }),
      ...(first && last && { publishedAt: first.publishedAt, updatedAt: last.publishedAt }),
      ...{ text: reports.map(({ title }) => title).join('\n'), ...factsOf(event) },
      ...{ outletIds: reports.map(({ sourceId }) => sourceId), outletNames: reports.map((each) => each.sourceName) },
      ...{ countries: [...new Set(reports.flatMap(({ country }) => country ?? []))] },
      ...{ reports: reports.length, independent: reports.length },
      engagement: reports.reduce((sum, { engagement }) => sum + engagement, 0),
    });
  };

  return {
    outlets: outlets.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    items: shelfOf('item', count, itemAt),
    stories: shelfOf('story', eventsIn(count), storyAt),
  };
};
export type SyntheticNews = ReturnType<typeof syntheticNews>;
