/** What in an abbreviation's place never ends a sentence: titles, and words that lead on. Any case. */
const LEADS_ON =
  'mr mrs ms dr st mt gen sen rep gov lt col sgt capt maj prof rev cpl adm cmdr brig supt insp hon vs approx ca cf bzw vgl ' +
  'sog evtl ggf inkl zzgl dipl hl mme mlle mm sra srta dra dña gral excmo lic';
/** Only with a capital: in lower case they are words of their own, or units. */
const LEADS_ON_CAPITAL = 'Ft Me Sr Ing Pres Amb Hr Fr Msgr';
/** Only before a number: "No. 10", "Abs. 3". */
const BEFORE_NUMBER = 'no nos nr núm art abs vol pp p fig sec para ch rn tel az';
/** They may end a sentence or stand inside one; what follows decides. */
const MAY_END =
  'inc co corp ltd jr bros dept univ ave rd blvd est bn mn mio mrd str jan feb mar apr jun jul aug sep sept oct nov dec ' +
  'janv févr avr juil oct déc okt dez';

const alternatives = (words: string): string => words.split(' ').join('|');
const BOUND = String.raw`(?<![\p{L}\p{N}.])`;
const OPENS = `^["'“‘«„¿¡([]*`;

const LEADING = new RegExp(`${BOUND}(?:${alternatives(LEADS_ON)})\\.$`, 'iu');
const LEADING_CAPITAL = new RegExp(`${BOUND}(?:${alternatives(LEADS_ON_CAPITAL)})\\.$`, 'u');
const NUMBERED = new RegExp(`${BOUND}(?:${alternatives(BEFORE_NUMBER)})\\.$`, 'iu');
/** A known word, an initial, or letters each with a full stop: "U.S.", "z. B.". */
const OPEN_ENDED = new RegExp(
  `${BOUND}(?:${alternatives(MAY_END)})\\.$|(?<![\\p{L}\\p{N}])(?:\\p{L}\\.\\s?)+\\p{L}\\.$|(?<![\\p{L}\\p{N}])\\p{Lu}\\.$`,
  'iu',
);
const CLOCK = /(?:^|[\d\s])[ap]\.\s?m\.$/iu;
const AFTER_CLOCK = /^(?:\(|\d|[A-Z]{2,4}\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|on\b|local\b)/u;
/** Arabic titles are one letter and a full stop. */
const ARABIC_TITLE = /(?<!\p{L})[دمأ]\.$/u;
/** "3. Oktober": a German ordinal. */
const ORDINAL = /(?<![\p{L}\p{N}.,])\d{1,2}\.$/u;
const AFTER_ORDINAL =
  /^(?:Jan|Feb|März|April|Mai|Jun|Jul|Aug|Sept|Okt|Nov|Dez|Jahrhundert|Jahrestag|Geburtstag|Weltkrieg|Platz|Stock|Etage|Bundesliga|Liga|Spieltag|Runde|Minute|Tag|Woche|Mal|Klasse|Lebensjahr|Senat|Zivilsenat|Strafsenat|Kammer)/u;
/** Words that begin a sentence after an abbreviation far more often than they go on with a name. */
const STARTER = new RegExp(
  `${OPENS}(?:${alternatives(
    'The A An He She It They We I You In On At By For From With To But And Or So Yet If As When While After Before Since ' +
      'This That These Those His Her Their Its Our There Here However Meanwhile Although Though Because Both Each ' +
      'Some Many Most Several Other Others Another Not No Only Also Then Now Last Under Over What Who Why How Where ' +
      'Der Die Das Den Dem Des Ein Eine Er Sie Es Wir Ich Im Am Zum Zur Und Aber Auch Doch Wenn Als Nach Bei Mit Von Für ' +
      'Le La Les Un Une Des Il Elle Ils Elles On Ce Cette Ces En Dans Pour Mais Et Selon ' +
      'El Los Las Una Ella Ellos Se Su Sus Con Por Para Pero Y Según',
  )})(?=\\s)`,
  'u',
);
const STARTS_SMALL = new RegExp(`${OPENS}\\p{Ll}`, 'u');
const STARTS_WITH_NUMBER = /^[([]?\p{N}/u;
const LIST_MARK = /^(?:\d{1,3}|\p{L}|[ivx]{1,4})[.)]$/iu;
/** `?` and `!` inside an address. */
const IN_ADDRESS = /(?:https?:\/\/|www\.)[^\s"'<>]*$/i;
/** A speaker behind an exclamation or a question: “Go!” Ada Okafor said. */
const CRIED = /[!?…]["”’»]\s*$/u;
const SPEAKER =
  /^(?:(?:\p{Lu}[\p{L}.'’-]*|the|of|de|von) ){1,5}(?:said|says|asked|told|added|shouted|cried|wrote|replied|tweeted|yelled)\b/u;
const LINE_END = /[\n\r\u0085\u2028\u2029]\s*$/u;

/**
 * Whether a sentence goes on over a place where the rules of Unicode end it. `tail` is the end of what was read so far,
 * `whole` is true where it is all of it; `next` follows.
 */
export const joins = (tail: string, whole: boolean, next: string): boolean => {
  if (LINE_END.test(tail)) return false;
  const bare = tail.trimEnd();
  if (STARTS_SMALL.test(next) || (bare.length === tail.length && IN_ADDRESS.test(tail))) return true;
  if (whole && LIST_MARK.test(bare.trimStart())) return true;
  if (CRIED.test(tail)) return SPEAKER.test(next);
  if (!bare.endsWith('.')) return false;
  if (CLOCK.test(bare)) return AFTER_CLOCK.test(next);
  if (NUMBERED.test(bare)) return STARTS_WITH_NUMBER.test(next);
  if (LEADING.test(bare) || LEADING_CAPITAL.test(bare) || ARABIC_TITLE.test(bare)) return true;
  if (ORDINAL.test(bare)) return AFTER_ORDINAL.test(next);
  return OPEN_ENDED.test(bare) && !STARTER.test(next);
};
