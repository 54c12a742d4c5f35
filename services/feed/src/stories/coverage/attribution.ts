import { sentencesOf } from '@360/reading/figure-tokens';
import { plain } from '@360/reading/words';
import type { CoverageItem } from './coverage-item.ts';

/**
 * Who an item says has reported what it tells. Only an attribution that carries the main claim counts: one that opens or
 * closes the title or the first sentence, or a second sentence that names who was first. "The crane had failed a test in
 * 2019, the Herald reported at the time" is a side remark and none.
 */

const eitherCase = (letter: string): string => {
  const [small, large] = [letter.toLowerCase(), letter.toUpperCase()];
  return small === large || large.length !== letter.length ? letter : `[${small}${large}]`;
};

/**
 * In any case; names alone are told by their capitals. Each letter is spelled both ways, since V8 forgets the modifier
 * `(?i:…)` in a process that has compiled more than a megabyte of expressions (seen as `--no-regexp-optimization`).
 */
const any = (words: string): string =>
  `(?:${words.replace(/\\.|\p{L}/gu, (piece) => (piece.length > 1 ? piece : eitherCase(piece)))})`;

/** Capitalised words with small ones between them. */
const NAME_WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}\d.&'’-]*|\d+)`;
const NAME = String.raw`${NAME_WORD}(?:\s(?:(?:of|and|de|del|des|du|der|la|le|el|los|&)\s)?${NAME_WORD}){0,5}`;
const ARTICLE = any(String.raw`(?:(?:the|der|die|das|dem|den|le|la|les|el|los|las)\s|l['’])?`);
const KIND_BEFORE = any(
  String.raw`(?:(?:newspaper|broadcaster|news agency|agency|magazine|website|zeitung|nachrichtenagentur|agentur|magazin|sender|journal|quotidien|agence|chaîne|diario|periódico|agencia|cadena|revista)\s)?`,
);
const KIND_AFTER = String.raw`(?:\s(?:newspaper|news agency|agency|magazine|website|broadcaster))?`;
const WHO = `${ARTICLE}${KIND_BEFORE}${ARTICLE}(?<who>${NAME})${KIND_AFTER}`;

/** What may stand between an attribution and the end of its sentence: when it was reported and whom it cites. */
const DAY = any(
  'today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|' +
    'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo',
);
const PART_OF_DAY = any('morning|afternoon|evening|night|abend|matin|soir');
const WHEN = String.raw`(?:\s(?:first|exclusively|earlier))?(?:\s(?:(?:early |late )?(?:on |am |le |el )?)${DAY}(?:\s${PART_OF_DAY})?)?`;
const END = `${WHEN}(?:,? (?:citing|unter Berufung auf|citant|citando) [^.]{1,200})?["”»]?[.!]?$`;

const VERBS = any(
  '(?:reports?|reported|has reported|have reported|revealed|reveals|' +
    'berichtet|berichtete|meldet|meldete|schreibt|' +
    'rapporte|a rapporté|révèle|a révélé|indique|' +
    'informa|informó|reporta|reportó|publica|publicó|revela|reveló)',
);
const BY = any("according to|as (?:first )?reported by|first reported by|citing|laut|selon|d['’]après|según");
const BREAK = String.raw`(?:,|\s[–—-])\s["“«]?`;

const compile = (sources: string[]): RegExp[] => sources.map((source) => new RegExp(source, 'u'));

/** In the title or the first sentence. */
const GOVERNS = compile([
  // "…, Lennow Herald reports." "…, wie der Lennow Herald meldet."
  String.raw`${BREAK}(?:wie\s|comme\s)?${WHO}\s${VERBS}${END}`,
  // "…, berichtet der Lennow Herald." "…, según publica Lennow Herald."
  String.raw`${BREAK}(?:wie\s|comme l['’]|según\s)?${VERBS}\s${WHO}${END}`,
  // "…, according to the Lennow Herald."
  String.raw`,?\s${BY}\s${WHO}${END}`,
  // "According to the Lennow Herald, …" "Laut Lennow Herald ist …"
  String.raw`^${BY}\s${WHO}(?:,\s|\s(?=\p{Ll}))`,
  String.raw`^(?:Nach einem|Einem|Laut einem)\s[Bb]ericht\s(?:der|des|von)\s${WHO}\s(?:zufolge\b|(?=\p{Ll}))`,
  // "The Lennow Herald reports that …"
  String.raw`^${WHO}\s${VERBS}${WHEN}(?::|,?\s(?:that|dass|que|de que)\s)`,
]);
/** In the second sentence. */
const NAMES_THE_FIRST = compile([
  String.raw`\bfirst reported by\s${WHO}${END}`,
  String.raw`^${WHO}\s(?:first reported|was (?:the )?first to report)\b`,
]);

/** Arabic knows no capitals: the words up to a mark or "that" may be a name, which a story's outlets decide. */
const ARABIC_WHO = String.raw`(?:(?:صحيفة|جريدة|وكالة|قناة|موقع|مجلة)\s)?(?<who>[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+){0,4}?)`;
const ARABIC = [
  new RegExp(String.raw`^(?:ذكرت|أفادت|نقلت|كشفت|أوردت|قالت)\s${ARABIC_WHO}\s(?:أن|بأن|إن)\s`, 'u'),
  new RegExp(String.raw`^(?:بحسب|حسب|وفقا ل|وفقًا ل|نقلا عن|نقلًا عن)\s?${ARABIC_WHO}[،,]`, 'u'),
  new RegExp(
    String.raw`[،,]\s*(?:بحسب|حسب|وفقا ل|وفقًا ل|نقلا عن|نقلًا عن|كما ذكرت|كما أفادت)\s?${ARABIC_WHO}[.]?$`,
    'u',
  ),
];

const LEAD_CHARACTERS = 1_500;
const LEADING_ARTICLE = /^(?:(?:the|der|die|das|dem|den|le|la|les|el|los|las)\s+|l['’])(?=\S)/i;

/** One spelling for one name: plain, without article. */
export const nameKey = (name: string): string =>
  plain(name.replace(LEADING_ARTICLE, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export interface Credited {
  key: string;
  /** As it is written. */
  name: string;
}

/** Parts of the words that an attribution needs: most sentences have none and need no closer look. */
const HINT =
  /report|according|citing|reveal|bericht|meld|schreibt|laut|rapport|révèl|révél|indique|selon|après|inform|publica|publicó|revel|según|ذكرت|أفادت|نقل|كشفت|أوردت|قالت|حسب|وفق/i;

const namedBy = (patterns: readonly RegExp[], sentence: string): Credited[] =>
  (HINT.test(sentence) ? patterns : []).flatMap((pattern) => {
    const name = pattern.exec(sentence)?.groups?.who;
    return name ? [{ key: nameKey(name), name }] : [];
  });

/**
 * Those whom an item credits with its main content, each once; whether they are outlets is for the reader of its story to
 * know. English, German, French, Spanish and Arabic.
 */
export const creditedIn = ({ title, summary, text }: CoverageItem): Credited[] => {
  const [first = '', second = ''] = sentencesOf((text || summary).slice(0, LEAD_CHARACTERS), 3);
  const [teaser = ''] = sentencesOf(summary.slice(0, LEAD_CHARACTERS), 1);
  const leading = [...new Set([title, first, teaser])].flatMap((sentence) =>
    namedBy([...GOVERNS, ...ARABIC], sentence),
  );
  const all = [...leading, ...namedBy(NAMES_THE_FIRST, second)];
  return [...new Map(all.map((each) => [each.key, each])).values()];
};
