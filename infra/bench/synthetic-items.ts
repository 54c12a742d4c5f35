import type { GroupingItem } from '../../services/feed/src/stories/grouping/grouping-item.ts';
import { capital, namesOf, seeded, sentence, vocabulary } from './synthetic-feeds.ts';

const REPORTS = 4;
const OUTLETS = 500;
/** Ten thousand reports a day, about what a few hundred outlets publish. */
const BETWEEN_MS = 8_640;
/** Other reports that come between two of one event. */
const APART = 50;

/** The event that the n-th report is about. */
export const eventOf = (index: number): number => Math.floor(index / (REPORTS * APART)) * APART + (index % APART);

/** How many events the first so many reports are about. */
export const eventsIn = (reports: number): number =>
  Math.floor(reports / (REPORTS * APART)) * APART + Math.min(reports % (REPORTS * APART), APART);

/** The reports about an event, the earliest first. */
export const reportsOf = (event: number): number[] => {
  const first = Math.floor(event / APART) * REPORTS * APART + (event % APART);
  return Array.from({ length: REPORTS }, (_, at) => first + at * APART);
};

/**
 * A stream of reports in invented words, of the size outlets send: a title, a summary of forty words, a text of two
 * hundred; four reports to an event, each some fifty reports after the one before it. The n-th is always the same.
 */
export const syntheticItems = (): ((index: number) => GroupingItem) => {
  const words = vocabulary(20_000, seeded(360));
  return (index) => {
    const random = seeded(index * 7 + 1);
    const [person, place, body, street] = namesOf(eventOf(index));
    const summary = `The ${body} ${sentence(random, words, 16)} with ${person} at ${street} in ${place}. ${capital(sentence(random, words, 18))}.`;
    return {
      id: `item-${index}`,
      title: `${person} ${sentence(random, words, 6)} in ${place}`,
      summary,
      text: `${summary}\n${sentence(random, words, 160)}`,
      publishedAt: Date.UTC(2026, 0, 1) + index * BETWEEN_MS,
      outletId: `outlet-${index % OUTLETS}`,
      language: 'en',
    };
  };
};
