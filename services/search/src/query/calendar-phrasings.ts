export const CALENDAR_LANGUAGES = ['en', 'de', 'fr', 'es', 'ar'] as const;
export type CalendarLanguage = (typeof CALENDAR_LANGUAGES)[number];

/** Which side of a named time a word before it opens or closes; `on` goes with days, `within` with months and years. */
export type Edge = 'since' | 'until' | 'before' | 'after' | 'on' | 'within';
export type NamedRange =
  | 'today'
  | 'yesterday'
  | 'day before yesterday'
  | 'this week'
  | 'last week'
  | 'past week'
  | 'last weekend'
  | 'this month'
  | 'last month'
  | 'this year'
  | 'last year';
export type Unit = 'hour' | 'day' | 'week' | 'month' | 'year';
/** How a count of days is meant: `rolling` until now, `ago` the one that lies so far back. */
export type Counting = 'rolling' | 'ago';

export type Phrases<Value extends string> = Partial<Record<Value, string>>;

/** How one language says times; the ways of saying one thing are parted by commas. */
interface Phrasing {
  edges: Phrases<Edge>;
  ranges: Phrases<NamedRange>;
  units: Phrases<Unit>;
  /** The numbers from one to ten. */
  numbers: string;
  /** Before the number, between number and unit, and behind the unit. */
  before: Phrases<Counting>;
  between: Phrases<Counting>;
  behind: Phrases<Counting>;
  /** "last", before or behind a day of the week. */
  last: string;
}

export const PHRASINGS: Record<CalendarLanguage, Phrasing> = {
  en: {
    edges: {
      since: 'since, from',
      until: 'until, till, up to',
      before: 'before',
      after: 'after',
      on: 'on',
      within: 'in, during, in the year',
    },
    ranges: {
      today: 'today, tonight, this morning, this evening',
      yesterday: 'yesterday, last night, yesterday morning, yesterday evening',
      'day before yesterday': 'day before yesterday, the day before yesterday',
      'this week': 'this week',
      'last week': 'last week',
      'past week': 'past week, the past week',
      'last weekend': 'last weekend',
      'this month': 'this month',
      'last month': 'last month',
      'this year': 'this year',
      'last year': 'last year',
    },
    units: { hour: 'hour, hours', day: 'day, days', week: 'week, weeks', month: 'month, months', year: 'year, years' },
    numbers: 'one two three four five six seven eight nine ten',
    before: { rolling: 'last, past, the last, the past, in the last, in the past, within the last' },
    between: {},
    behind: { ago: 'ago' },
    last: 'last',
  },
  de: {
    edges: {
      since: 'seit, ab',
      until: 'bis',
      before: 'vor',
      after: 'nach',
      on: 'am, von, vom',
      within: 'im, im Jahr, in',
    },
    ranges: {
      today: 'heute, heute Morgen, heute Abend',
      yesterday: 'gestern, gestern Abend, letzte Nacht',
      'day before yesterday': 'vorgestern',
      'this week': 'diese Woche, dieser Woche',
      'last week': 'letzte Woche, letzter Woche, vergangene Woche, vergangener Woche, vorige Woche',
      'last weekend': 'letztes Wochenende, letzten Wochenende, vergangenes Wochenende',
      'this month': 'diesen Monat, diesem Monat',
      'last month': 'letzten Monat, letztem Monat, vergangenen Monat',
      'this year': 'dieses Jahr, diesem Jahr',
      'last year': 'letztes Jahr, letztem Jahr, letzten Jahr, vergangenes Jahr',
    },
    units: {
      hour: 'Stunde, Stunden',
      day: 'Tag, Tage, Tagen',
      week: 'Woche, Wochen',
      month: 'Monat, Monate, Monaten',
      year: 'Jahr, Jahre, Jahren',
    },
    numbers: 'einem zwei drei vier fünf sechs sieben acht neun zehn',
    before: { rolling: 'letzten, letzte, die letzten, der letzten, in den letzten, vergangenen', ago: 'vor' },
    between: {},
    behind: {},
    last: 'letzten letzter vergangenen',
  },
  fr: {
    edges: {
      since: "depuis, depuis le, depuis la, à partir de, à partir d', à partir du",
      until: "jusqu'à, jusqu'au, jusqu'en",
      before: 'avant, avant le',
      after: 'après, après le',
      on: "le, de, d', du",
      within: "en, en l'an, au mois de",
    },
    ranges: {
      today: "aujourd'hui, ce matin, ce soir",
      yesterday: 'hier, hier soir, hier matin',
      'day before yesterday': 'avant-hier',
      'this week': 'cette semaine',
      'last week': 'la semaine dernière, semaine dernière, la semaine passée',
      'last weekend': 'le week-end dernier, week-end dernier',
      'this month': 'ce mois-ci, ce mois',
      'last month': 'le mois dernier, mois dernier',
      'this year': 'cette année',
      'last year': "l'année dernière, année dernière, l'an dernier",
    },
    units: {
      hour: 'heure, heures',
      day: 'jour, jours',
      week: 'semaine, semaines',
      month: 'mois',
      year: 'an, ans, années',
    },
    numbers: 'un deux trois quatre cinq six sept huit neuf dix',
    before: { rolling: 'derniers, dernières, les derniers, les dernières', ago: 'il y a' },
    between: { rolling: 'derniers, dernières' },
    behind: {},
    last: 'dernier',
  },
  es: {
    edges: {
      since: 'desde, desde el, desde la, a partir de',
      until: 'hasta, hasta el, hasta la',
      before: 'antes de, antes del',
      after: 'después de, después del',
      on: 'el, de, del',
      within: 'en, en el año, durante',
    },
    ranges: {
      today: 'hoy, esta mañana, esta noche',
      yesterday: 'ayer, anoche',
      'day before yesterday': 'anteayer, antes de ayer',
      'this week': 'esta semana',
      'last week': 'la semana pasada, semana pasada',
      'last weekend': 'el fin de semana pasado, fin de semana pasado',
      'this month': 'este mes',
      'last month': 'el mes pasado, mes pasado',
      'this year': 'este año',
      'last year': 'el año pasado, año pasado',
    },
    units: { hour: 'hora, horas', day: 'día, días', week: 'semana, semanas', month: 'mes, meses', year: 'año, años' },
    numbers: 'un dos tres cuatro cinco seis siete ocho nueve diez',
    before: { rolling: 'últimos, últimas, los últimos, las últimas, en los últimos, en las últimas', ago: 'hace' },
    between: {},
    behind: {},
    last: 'pasado',
  },
  ar: {
    edges: {
      since: 'منذ, منذ يوم, منذ عام',
      until: 'حتى, حتى يوم',
      before: 'قبل, قبل يوم',
      after: 'بعد, بعد يوم',
      on: 'يوم, في يوم, من',
      within: 'في, خلال, في عام, عام, في شهر',
    },
    ranges: {
      today: 'اليوم, هذا اليوم',
      yesterday: 'أمس, البارحة, الأمس',
      'day before yesterday': 'أول أمس, أول من أمس',
      'this week': 'هذا الأسبوع',
      'last week': 'الأسبوع الماضي',
      'last weekend': 'نهاية الأسبوع الماضي',
      'this month': 'هذا الشهر',
      'last month': 'الشهر الماضي',
      'this year': 'هذا العام, هذه السنة',
      'last year': 'العام الماضي, السنة الماضية',
    },
    units: {
      hour: 'ساعة, ساعات',
      day: 'يوم, أيام, يوما',
      week: 'أسبوع, أسابيع',
      month: 'شهر, أشهر, شهور',
      year: 'سنة, سنوات, عام, أعوام',
    },
    numbers: 'واحد اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة',
    before: { rolling: 'آخر, خلال آخر', ago: 'قبل, منذ' },
    between: {},
    behind: {},
    last: 'الماضي',
  },
};
