import type { CoverageItem } from '../../services/feed/src/stories/coverage/coverage-item.ts';
import { capital, seeded, vocabulary } from './synthetic-feeds.ts';

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 0, 15, 6);
const SENTENCES = 30;
const SENTENCE_WORDS = 18;
/** One report of so many repeats a wire text. */
const COPIES = 3;
const WIRES = 4;
/** Nearly half of the words of English text are of these; runs of four that texts share by chance are few. */
const SMALL_SHARE = 0.45;
const SMALL_WORDS = 'the of to in and a for on with that at by from it was is as be are this have had were but'.split(
  ' ',
);
const FIGURES = ['people were injured', 'million crowns', 'passengers waited', 'tonnes', 'metres'];

/**
 * The reports of one event, a minute apart: texts of about 500 invented and English words with figures that differ, a
 * third of them copies of four wire texts under a first line of their own.
 */
export const syntheticStory = (reports: number): CoverageItem[] => {
  const random = seeded(360);
  const words = vocabulary(8_000, random);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const sentence = (length: number) =>
    Array.from({ length }, () => pick(random() < SMALL_SHARE ? SMALL_WORDS : words)).join(' ');
  const line = () => `${capital(sentence(SENTENCE_WORDS))}.`;
  const figure = () => `${capital(sentence(6))} ${10 + Math.floor(random() * 6)} ${pick(FIGURES)} ${sentence(7)}.`;
  const text = () => Array.from({ length: SENTENCES }, (_, at) => (at % 5 === 1 ? figure() : line())).join(' ');
  const wires = Array.from({ length: WIRES }, text);
  return Array.from({ length: reports }, (_, index) => ({
    id: `item-${index}`,
    title: `Crane ${sentence(5)} in Lennow, ${10 + (index % 5)} people injured`,
    summary: `${line()} ${figure()}`,
    text: index % COPIES === 0 ? `${line()} ${wires[index % WIRES]}` : text(),
    outletId: `outlet-${index}`,
    outletName: `${capital(words[100 + index] ?? '')} Courier`,
    owner: index % 7 === 0 ? 'one owner' : null,
    country: ['GB', 'US', 'CA', 'DE'][index % 4] ?? null,
    publishedAt: START + index * MINUTE_MS,
    language: 'en',
    revisions: 0,
  }));
};
