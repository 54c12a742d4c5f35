import { contentStems, plain, stemOf, wordsOf } from '@360/reading/words';
import { wasNotSo } from './negation.ts';

/** What a sentence denies of what others say. */
export interface Denial {
  /** Stems of what is denied. */
  readonly stems: ReadonlySet<string>;
  /** Stem of what something is said not to be, in quotation: "this is not a swap"; else null. */
  readonly thing: string | null;
}

const WHAT = String.raw`(?:(?:any |all |the |such |earlier |preliminary |media |online )*(?:claims?|reports?|allegations?|accusations?|suggestions?|rumou?rs?|charges?|assertions?)\s+(?:that|of|by)?|that)`;
/** The denial stands before what is denied. */
const BEFORE = [
  String.raw`\b(?:has |have |had |flatly |categorically |strongly )*(?:denied|denies|deny|denying)\s+(?!(?:a|the)\s+(?:request|motion|appeal|visa|bail)\b)(?:${WHAT}\s*)?`,
  String.raw`\b(?:rejected|rejects|dismissed|dismisses|disputed|disputes|refuted|refutes|ruled out|rules out)\s+${WHAT}\s*`,
  String.raw`\b(?:there (?:is|was|has been)|found|finds|saw|sees|shows?) no (?:evidence|sign|indication|proof) (?:that|of)\s+`,
  String.raw`\bno (?:evidence|proof) (?:that|of)\s+`,
];
/** … or after it. */
const AFTER = [
  String.raw`\b(?:claims?|reports?|allegations?|charges?|rumou?rs?)\s+(?:that|of)\s+(.{12,200}?)\s+["“]?(?:is|are|was|were|do|does|did)\s+["“]?(?:not (?:true|accord|correspond)|false|untrue|wrong|baseless|unfounded)`,
];
const CLAUSE_END = /[,;:—–"“”]\s|\s(?:but|although|though|while|saying|adding|after|and said)\s|[.!?]["”]?$/iu;
const BEFORE_DENIED = BEFORE.map((source) => new RegExp(source, 'iu'));
const AFTER_DENIED = AFTER.map((source) => new RegExp(source, 'iu'));
/** "denied wrongdoing" names nothing that another report could assert. */
const LEAST_STEMS = 3;

const POSSIBLY = /^(?:may|might|any|ever)$/;

const clauseAfter = (text: string): string => text.slice(0, CLAUSE_END.exec(text)?.index ?? text.length);

const deniedClause = (sentence: string): string | null => {
  for (const pattern of AFTER_DENIED) {
    const found = pattern.exec(sentence)?.[1];
    if (found) return found;
  }
  for (const pattern of BEFORE_DENIED) {
    const found = pattern.exec(sentence);
    if (found) return clauseAfter(sentence.slice(found.index + found[0].length));
  }
  return null;
};

/** Spoken or told as spoken: "said that the release was “not a swap”". */
const NOT_A =
  /\b(?:said|says|saying|told|insist(?:s|ed)|denied|stressed|added)\b.{0,120}?\bnot an? (?:\p{L}+ )?(\p{L}{3,})["'”’.,]|["“][^"”]{0,60}\b(?:is|was|are|were) not an? (?:\p{L}+ )?(\p{L}{3,})[,.]?["”]/iu;

const thingIn = (sentence: string): string | null => {
  const found = NOT_A.exec(sentence);
  const word = found?.[1] ?? found?.[2];
  return word ? stemOf(plain(word)) : null;
};

/** What an English sentence denies; null where it denies nothing, or too little to be compared. */
export const denialIn = (sentence: string): Denial | null => {
  if (wasNotSo(sentence)) return null;
  const clause = deniedClause(sentence);
  const stems = contentStems(wordsOf(clause ?? '').filter((word) => !POSSIBLY.test(word)));
  const thing = thingIn(sentence);
  return stems.size < LEAST_STEMS && !thing ? null : { stems, thing };
};
