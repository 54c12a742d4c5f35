import { approximatorInEnglish, approximatorsOf } from './approximators-abroad.ts';
import { type Counted, outcomeCount } from './counted.ts';
import type { Outcome } from './outcomes.ts';
import { boundsOf, type Quantity } from './quantities.ts';

/** A count of people to whom something happened, in a language other than English. */
export interface OutcomeFound {
  quantity: Quantity;
  counted: Counted;
  /** As written. */
  text: string;
}

interface Tongue {
  /** From two up, as far as each is one word. */
  numbers: string;
  people: string;
  /** Words between people and what happened to them. */
  auxiliaries: string;
  /** What happened: as the counted noun, after the people, before the number. */
  outcomes: [outcome: Outcome, noun: string, after: string, before: string][];
  /** Marks of another event, another time, a possibility or a further count. */
  elsewhere: string;
}

const TONGUES: Record<string, Tongue> = {
  de: {
    numbers: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    people: 'Menschen|Personen|Leute|Passagiere|Bewohner|Zivilisten',
    auxiliaries: 'wurden|sind|seien|werden|kamen|worden|ums|Leben|noch|dabei|gelten|als|in',
    outcomes: [
      ['killed', 'Tote|Todesopfer|Tote[nr]', 'getötet|gestorben|starben|tot|gekommen', 'töte[nt]|tötete[n]?'],
      ['injured', 'Verletzte[nr]?', 'verletzt', 'verletzte[n]?'],
      ['missing', 'Vermisste[nr]?', 'vermisst', ''],
      ['arrested', 'Festnahmen|Festgenommene[nr]?', 'festgenommen|verhaftet', ''],
      ['evacuated', '', 'evakuiert', ''],
      ['rescued', '', 'gerettet', ''],
    ],
    elsewhere:
      'weitere[nr]?|könnte[n]?|womöglich|vergangene[ns]? Jahr|letzte[ns]? Jahr|Vorjahr|seit Jahresbeginn|vor .{1,12} Jahren|befürchtet',
  },
  fr: {
    numbers: 'deux trois quatre cinq six sept huit neuf dix onze douze',
    people: 'personnes|passagers|habitants|civils',
    auxiliaries: 'ont|été|sont|seraient|portées|étaient|toujours|encore|y|trouvé|perdu',
    outcomes: [
      ['killed', 'morts|décès|tués', 'tuée?s|mortes|décédée?s|la mort|la vie', 'tuant|tue|a tué|ont tué|fait'],
      ['injured', 'blessés', 'blessée?s', 'blessant|blesse|a blessé'],
      ['missing', 'disparus', 'disparue?s', ''],
      ['arrested', 'arrestations|interpellations', 'arrêtée?s|interpellée?s', ''],
      ['evacuated', '', 'évacuée?s', ''],
      ['rescued', '', 'secourue?s', ''],
    ],
    elsewhere:
      "autres|pourrai(?:t|ent)|l['’]an dernier|l['’]année dernière|il y a .{1,12} ans|depuis le début de l['’]année",
  },
  es: {
    numbers: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    people: 'personas|pasajeros|civiles|vecinos',
    auxiliaries: 'han|sido|fueron|resultaron|están|continúan|siguen|quedaron|perdieron|la',
    outcomes: [
      [
        'killed',
        'muertos|fallecidos',
        'muert[oa]s|fallecid[oa]s|murieron|fallecieron|vida',
        'murieron|fallecieron|mató a|mata a',
      ],
      ['injured', 'heridos|lesionados', 'herid[oa]s|lesionad[oa]s', 'hirió a|hiere a'],
      ['missing', 'desaparecidos', 'desaparecid[oa]s', ''],
      ['arrested', 'detenidos|detenciones|arrestos', 'detenid[oa]s|arrestad[oa]s', 'detuvieron a|detuvo a'],
      ['evacuated', 'evacuados', 'evacuad[oa]s', ''],
      ['rescued', 'rescatados', 'rescatad[oa]s', 'rescataron a'],
    ],
    elsewhere: 'otr[oa]s|podrían?|el año pasado|hace .{1,12} años|en lo que va de año',
  },
  ar: {
    numbers: 'اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة',
    people: 'شخصا|شخصًا|أشخاص|شخص|مدنيا|مدنيين|راكبا',
    auxiliaries: 'على|الأقل|آخرين',
    outcomes: [
      ['killed', 'قتيلا|قتيلًا|قتلى|وفاة|وفيات', '', 'مقتل|قتل|وفاة|مصرع'],
      ['injured', 'جريحا|جريحًا|جرحى|مصابا|مصابين|إصابة', '', 'إصابة|أصيب|جرح'],
      ['missing', 'مفقودا|مفقودين', '', 'فقدان'],
      ['arrested', 'معتقلا|معتقلين', '', 'اعتقال|توقيف'],
      ['evacuated', '', '', 'إجلاء'],
      ['rescued', '', '', 'إنقاذ'],
    ],
    elsewhere: 'آخرين|قد ي|قد ت|العام الماضي|السنة الماضية|منذ بداية',
  },
};

const DIGITS = String.raw`\d{1,3}(?:[.\s\u00a0\u202f]\d{3})+|\d+`;
const alternatives = (words: string): string => words.replaceAll(' ', '|');
const any = (...parts: string[]): string => `(?:${parts.filter(Boolean).join('|')})`;

interface Reader {
  numbers: ReadonlyMap<string, number>;
  elsewhere: RegExp;
  language: string;
  patterns: { outcome: Outcome; pattern: RegExp }[];
}

const readerOf = (language: string, { numbers, people, auxiliaries, outcomes, elsewhere }: Tongue): Reader => {
  const number = `(?<number>${DIGITS}|${alternatives(numbers)})`;
  const about = `(?<about>${any(approximatorsOf(language))}\\s)?`;
  const [start, end] = [String.raw`(?<![\p{L}\p{N}.,-])`, String.raw`(?![\p{L}\p{N}])`];
  const compile = (source: string) => new RegExp(`${start}${source}${end}`, 'iu');
  return {
    numbers: new Map(numbers.split(' ').map((word, at) => [word, at + 2])),
    elsewhere: new RegExp(`${start}${any(elsewhere)}`, 'iu'),
    language,
    patterns: outcomes.flatMap(([outcome, noun, after, before]) => [
      ...(noun ? [{ outcome, pattern: compile(`${about}${number}\\s${any(noun)}`) }] : []),
      ...(after
        ? [
            {
              outcome,
              pattern: compile(`${about}${number}\\s${any(people)}(?:\\s${any(auxiliaries)}){0,4}\\s${any(after)}`),
            },
          ]
        : []),
      ...(before ? [{ outcome, pattern: compile(`${any(before)}\\s${about}${number}\\s${any(people)}`) }] : []),
    ]),
  };
};

const readers = new Map(Object.entries(TONGUES).map(([language, tongue]) => [language, readerOf(language, tongue)]));

/** Arabic digits as those of other languages; the text keeps its length. */
export const withWesternDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

const found = (match: RegExpExecArray, outcome: Outcome, reader: Reader): OutcomeFound | undefined => {
  const { number = '', about = '' } = match.groups ?? {};
  const value = reader.numbers.get(number.toLowerCase()) ?? Number(number.replace(/\D/g, ''));
  if (!(value > 0)) return undefined;
  const english = approximatorInEnglish(reader.language, about);
  const { approximator: _, ...bounds } = boundsOf(english, { value, precision: 1, next: 0 }, 'count');
  return {
    quantity: { value, ...bounds, unit: 'count', from: 0, to: 0, opens: 0 },
    counted: outcomeCount(outcome, null, 0),
    text: match[0],
  };
};

/** Whether a sentence tells of another event, another time or what could be; false in languages that are not read. */
export const tellsOfElsewhere = (sentence: string, language: string): boolean =>
  readers.get(language)?.elsewhere.test(withWesternDigits(sentence)) ?? false;

export const readsOutcomesOf = (language: string): boolean => readers.has(language);

/**
 * How many people a sentence says were killed, injured, missing, arrested, evacuated or rescued, in German, French, Spanish
 * or Arabic: the figures that reports of several languages share. None where it tells of other times or possibilities.
 */
export const outcomesAbroad = (sentence: string, language: string): OutcomeFound[] => {
  const reader = readers.get(language);
  const text = withWesternDigits(sentence);
  if (!reader || reader.elsewhere.test(text)) return [];
  const outcomes = new Map<Outcome, OutcomeFound>();
  for (const { outcome, pattern } of reader.patterns) {
    const match = outcomes.has(outcome) ? null : pattern.exec(text);
    const one = match && found(match, outcome, reader);
    if (one) outcomes.set(outcome, one);
  }
  return [...outcomes.values()];
};
