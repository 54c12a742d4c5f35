/** A day, month, day of the week or time of day that a text names. What carries one of its `keys` carries it. */
export interface FoundDate {
  text: string;
  start: number;
  end: number;
  keys: string[];
}

/** Months by number and days of the week from Monday, each in English, German, French, Spanish and Arabic. */
const MONTHS =
  'january|januar|jänner|janvier|enero|يناير february|februar|février|febrero|فبراير march|märz|mars|marzo|مارس april|avril|abril|أبريل|إبريل may|mai|mayo|مايو june|juni|juin|junio|يونيو july|juli|juillet|julio|يوليو august|août|agosto|أغسطس september|septembre|septiembre|سبتمبر october|oktober|octobre|octubre|أكتوبر november|novembre|noviembre|نوفمبر december|dezember|décembre|diciembre|ديسمبر';
const SHORT_MONTHS = 'jan feb mar apr - jun jul aug sept?|sep oct|okt nov dec|dez';
const WEEKDAYS =
  'monday|montag|lundi|lunes|الاثنين|الإثنين tuesday|dienstag|mardi|martes|الثلاثاء wednesday|mittwoch|mercredi|miércoles|الأربعاء thursday|donnerstag|jeudi|jueves|الخميس friday|freitag|vendredi|viernes|الجمعة saturday|samstag|sonnabend|samedi|sábado|السبت sunday|sonntag|dimanche|domingo|الأحد';

const numbered = (groups: string): [string, number][] =>
  groups
    .split(' ')
    .flatMap((names, at) => names.split('|').map((name): [string, number] => [name.replace('?', ''), at + 1]));
const MONTH_OF = new Map([...numbered(MONTHS), ...numbered(SHORT_MONTHS), ['sept', 9] as const]);
const DAY_OF = new Map(numbered(WEEKDAYS));

const anyOf = (groups: string): string => groups.replaceAll(' ', '|').replace('|-|', '|');
const MONTH = `(?:${anyOf(MONTHS)}|(?:${anyOf(SHORT_MONTHS)})(?:\\.|(?!\\p{L})))`;
const DAY = String.raw`(\p{Nd}{1,2})(?:st|nd|rd|th|er|\.|º)?`;
const YEAR = String.raw`(?:,? (?:de |del )?(\p{Nd}{4}))?`;
const AROUND = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` };

const MONTH_DAY = new RegExp(`${AROUND.before}(${MONTH}) ${DAY}${AROUND.after}${YEAR}`, 'giu');
const DAY_MONTH = new RegExp(`${AROUND.before}${DAY} (?:of |de )?(${MONTH})${AROUND.after}${YEAR}`, 'giu');
const ISO_DAY = /(?<![\p{L}\p{N}])(\p{Nd}{4})-(\p{Nd}{2})-(\p{Nd}{2})(?!\p{N})/gu;
const WRITTEN_DAY = /(?<![\p{L}\p{N}])(\p{Nd}{1,2})([./])(\p{Nd}{1,2})\2(\p{Nd}{4}|\p{Nd}{2})(?!\p{N})/gu;
const MONTH_ALONE = new RegExp(`${AROUND.before}(${anyOf(MONTHS)})${AROUND.after}`, 'giu');
const WEEKDAY = new RegExp(`${AROUND.before}(?:${anyOf(WEEKDAYS)})(?=s?${AROUND.after})`, 'giu');
const TIME =
  /(?<![\p{L}\p{N}:.])([01]?\p{Nd}|2[0-4])[:h]([0-5]\p{Nd})(?::[0-5]\p{Nd})?(?!\p{N})\s?(?:([ap])\.?m\b)?/giu;
/** "may" and "march" are months only where something says so. */
const SAYS_MONTH =
  /(?:\b(?:in|of|since|until|till|from|by|last|next|early|late|mid|this|im|en|de|depuis|desde)[ -])$/iu;
const AMBIGUOUS = /^(?:may|march|mars|mayo|mai|august|april)$/i;

const monthOf = (word: string): number => MONTH_OF.get(word.toLowerCase().replace(/\.$/, '')) ?? 0;
const dayKey = (month: number, day: number): string => `day ${month}-${day}`;
const isDay = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;

type Reader = [pattern: RegExp, keys: (match: RegExpMatchArray, text: string) => string[]];

const withYear = (month: number, day: number, year: string | undefined): string[] =>
  isDay(month, day) ? [year ? `${dayKey(month, day)} ${Number(year)}` : dayKey(month, day)] : [];

const timeKeys = ([, hour = '', minute = '', half]: RegExpMatchArray): string[] => {
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  const at = half ? hours : Number(hour);
  return [`time ${at}:${minute}`];
};

const monthAlone = (word: string, text: string, index: number): string[] => {
  const isName = /^\p{Lu}/u.test(word) || !/^[a-z]/i.test(word) || !AMBIGUOUS.test(word);
  const isSaid = !AMBIGUOUS.test(word) || SAYS_MONTH.test(text.slice(Math.max(0, index - 8), index));
  return isName && isSaid ? [`month ${monthOf(word)}`] : [];
};

const READERS: Reader[] = [
  [ISO_DAY, ([, year, month, day]) => withYear(Number(month), Number(day), year)],
  [
    WRITTEN_DAY,
    ([, first = '', mark, second = '', year = '']) => {
      const whole = year.length === 2 ? `20${year}` : year;
      const european = withYear(Number(second), Number(first), whole);
      return mark === '.' ? european : [...european, ...withYear(Number(first), Number(second), whole)];
    },
  ],
  [MONTH_DAY, ([, month = '', day, year]) => withYear(monthOf(month), Number(day), year)],
  [DAY_MONTH, ([, day, month = '', year]) => withYear(monthOf(month), Number(day), year)],
  [TIME, timeKeys],
  [MONTH_ALONE, (match, text) => monthAlone(match[0], text, match.index ?? 0)],
  [WEEKDAY, ([word]) => [`weekday ${DAY_OF.get(word.toLowerCase())}`]],
];

const inAscii = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) as number) & 15));

/** The dates and times of a text; none overlaps another. */
export const datesIn = (text: string): FoundDate[] => {
  const plain = inAscii(text);
  const found: FoundDate[] = [];
  for (const [pattern, keysOf] of READERS)
    for (const match of plain.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length];
      const isTaken = found.some((other) => start < other.end && other.start < end);
      const keys = isTaken ? [] : keysOf(match, plain);
      if (keys.length > 0) found.push({ text: text.slice(start, end), start, end, keys });
    }
  return found.sort((a, b) => a.start - b.start);
};

/** Everything that dates of a text carry: a day with its year carries the day, and each day its month. */
export const carriedBy = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => {
    const [, month, day] = /^day (\d+)-(\d+)/.exec(key) ?? [];
    return month && day ? [key, dayKey(Number(month), Number(day)), `month ${month}`] : [key];
  });
