import { suggestionsSchema } from '@360/contracts/search';
import { CATEGORIES, COUNTRY_CODES } from '@360/contracts/vocabulary';
import { countryLabel } from '../../services/search/src/query/place-names.ts';
import type { BenchRow } from './report.ts';
import { p99, timed, timeRow } from './search-rows.ts';
import type { SearchService } from './search-service.ts';
import { seeded } from './synthetic-feeds.ts';
import type { SyntheticNews } from './synthetic-news.ts';

const ROUNDS = 300;
const WARM_UP = 30;
const LETTERS = 6;
const LIMIT_MS = 30;

/** What readers begin to type: outlets, topics and places as often as words of headlines, one to six letters of them. */
const beginnings = ({ outlets, items }: SyntheticNews) => {
  const random = seeded(360);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const places = Object.values(COUNTRY_CODES).map(countryLabel);
  const named = [...outlets.map(({ name }) => name), ...CATEGORIES, ...places];
  return (): string => {
    const text = random() < 0.5 ? pick(named) : items.at(Math.floor(random() * items.size)).title;
    const word = pick(text.split(/\s+/u)).toLowerCase();
    return word.slice(0, 1 + Math.floor(random() * LETTERS));
  };
};

/** p99 of suggestions for the letters typed so far, asked of the service over HTTP. @throws when outlets are never among them */
export const suggestionRow = async ({ url, readerHeaders }: SearchService, news: SyntheticNews): Promise<BenchRow> => {
  const next = beginnings(news);
  const times: number[] = [];
  let outlets = 0;
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const headers = await readerHeaders();
    const address = `${url}/api/search/suggestions?${new URLSearchParams({ q: next() })}`;
    let told: unknown;
    times.push(
      await timed(async () => {
        told = await (await fetch(address, { headers })).json();
      }),
    );
    outlets += suggestionsSchema.parse(told).suggestions.filter(({ kind }) => kind === 'source').length;
  }
  if (outlets === 0) throw new Error('no outlet was ever suggested');
  return timeRow(news.items.size, 'suggestions, p99', p99(times.slice(WARM_UP)), LIMIT_MS);
};
