import type { NewsItem } from '@360/contracts/news';
import type { RelatedSubject } from './related-query.ts';

const HOUR_MS = 3_600_000;
const POINTS = { name: 12, word: 8, category: 6, sameSource: 4, otherSource: 1, longSummary: 2 };
const TIME_POINTS = [
  { underHours: 6, points: 5 },
  { underHours: 24, points: 3 },
  { underHours: 168, points: 1 },
];
const LEAST_POINTS = 8;
const WORDS_COMPARED = 15;
const LONG_SUMMARY = 200;
const MOST = 15;

/** Words of four letters and more that carry no subject, in the languages of the page that have them. */
const STOP_WORDS = new Set(
  `about after against also been before between could during first from have into more most news over report reports
  said says should than that their them there these they this those under were what when where which while will with
  would year years auch beim dass durch eine einem einen einer gegen haben mehr nach nicht nach oder sein sich sind über
  unter werden wird como contra desde entre esta este hasta para pero según sobre tras aprés après avec cette contre dans
  être leur mais plus pour sans sont sous التي الذي بعد خلال على`.split(/\s+/),
);

const terms = ({ title, summary }: Pick<RelatedSubject, 'title' | 'summary'>): string[] =>
  `${title}. ${summary}`.match(/\p{L}[\p{L}\p{M}\p{N}’'-]{3,}/gu) ?? [];

/** The first fifteen words that carry a subject, and those of them that are written like names within a sentence. */
function facts(item: Pick<RelatedSubject, 'title' | 'summary'>) {
  const words = [...new Set(terms(item).map((word) => word.toLowerCase()))].filter((word) => !STOP_WORDS.has(word));
  const inSentence = item.summary.match(/(?<=\p{Ll},? )\p{Lu}[\p{L}\p{M}’'-]{3,}/gu) ?? [];
  return {
    words: new Set(words.slice(0, WORDS_COMPARED)),
    names: new Set(inSentence.map((name) => name.toLowerCase())),
  };
}

const shared = (a: Set<string>, b: Set<string>): number => [...a].filter((term) => b.has(term)).length;

function timePoints(a: string | undefined, b: string): number {
  if (a === undefined) return 0;
  const hours = Math.abs(Date.parse(a) - Date.parse(b)) / HOUR_MS;
  return TIME_POINTS.find(({ underHours }) => hours < underHours)?.points ?? 0;
}

/**
 * What of the items at hand is near to one, nearest first, fifteen at most: by the points the server counts too, without
 * its dictionaries. Nothing that shares no word or name.
 */
export function nearestLoaded(subject: RelatedSubject, items: readonly NewsItem[]): NewsItem[] {
  const own = facts(subject);
  const pointsOf = (item: NewsItem): number => {
    const other = facts(item);
    const [names, words] = [shared(own.names, other.names), shared(own.words, other.words)];
    if (names + words === 0) return 0;
    return (
      names * POINTS.name +
      words * POINTS.word +
      (item.category !== null && item.category === subject.category ? POINTS.category : 0) +
      (item.sourceName === subject.sourceName ? POINTS.sameSource : POINTS.otherSource) +
      timePoints(subject.publishedAt, item.publishedAt) +
      (item.summary.length > LONG_SUMMARY ? POINTS.longSummary : 0)
    );
  };
  return items
    .filter(({ id, title }) => id !== subject.id && title !== subject.title)
    .map((item) => ({ item, points: pointsOf(item) }))
    .filter(({ points }) => points > LEAST_POINTS)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
    .map(({ item }) => item);
}
