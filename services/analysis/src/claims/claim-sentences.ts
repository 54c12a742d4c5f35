import { figuresAbroad } from '@360/reading/figures-abroad';
import type { EvidenceReport, Segment } from '../evidence/evidence.ts';
import { isEnglish, namesIn } from './read-sentence.ts';

const WORDS = { least: 4, most: 60 };
/** Later sentences of a report are background more often than news. */
const MOST_A_REPORT = 12;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const QUOTED = /["“«][^"”»]*["”»]?/gu;

const QUESTION = /[?？؟]["”’»)]?\s*$/u;
const GREETING = /^(?:hello|hi|welcome|good (?:morning|evening|afternoon)|thanks?|thank you|dear)\b/iu;
const CAPTION =
  /^(?:image|photo|photos|picture|video|watch|file|graphic|caption|image copyright)\b\s*[:-]|image (?:copyright|caption)|\bgetty images\b|\b(?:pictured|seen here)\b|\((?:AP|AFP|Reuters|EPA)(?: (?:photo|file))?\/|^\(?(?:read|see|follow|click|subscribe|sign up|share|listen|download|join us|stay tuned)\b/iu;
const FIRST_PERSON = /\b(?:I|we|my|our|us|I['’]m|I['’]ve|we['’]re|we['’]ve|ours|mine|let['’]s)\b/u;
/** What a newsroom has counted or measured itself is a finding, not an opinion. */
const OWN_FINDING =
  /\b(?:we (?:count(?:ed)?|found|find|measured|asked|tested|reviewed|saw)|(?:by|in) our|our (?:count|survey|tests?|analysis|investigation|reporters?|figures?|divers|frames))\b/iu;
const JUDGEMENT = /\b(?:should|must|ought to|had better|needs? to|deserves?)\b/iu;
const COMMENT =
  /\b(?:un)?fortunately\b|\b(?:sadly|frankly|clearly|obviously|surely|of course|arguably|hopefully|shameful|disgraceful|outrageous|appalling|ridiculous|absurd|scandalous|pathetic|heroic|terrible|wonderful|it is (?:time|high time) to|no wonder|the truth is|make no mistake)\b/iu;
const SAYS =
  /\b(?:said|says|say|told|tells|announced|announces|according to|reported|reports|reportedly|claimed|claims|stated|states|added|adds|denied|denies|confirmed|confirms|warned|warns|accused|accuses|argued|argues|called|calls|wrote|tweeted|testified|ruled|found|estimates?|estimated|expects?|asked|alleged|alleges|insisted|insists)\b/iu;
/** Verbs whose past is irregular, forms of "be" and "have", and what else says that something happened or is so. */
const IRREGULAR =
  'is are was were be been has have had will won lost hit set cut put shot fell rose led met left took gave made sent struck broke began became went came saw held found sank swam ran rode drove flew drew threw grew knew wrote spoke chose froze sold paid laid lay lit hid slid bought brought caught fought sought built burnt spent kept swept felt dealt dug hung stole got ate shook stood withdrew quit split spread shed burst cost hurt let beat overcame stuck spun swung wore tore bore lent bent dead missing';
const EVENT = new RegExp(
  String.raw`\b(?:${IRREGULAR.replaceAll(' ', '|')})\b|[\p{Ll}]{3,}(?:ed|ing)\b|(?<!\b(?:the|of|two|three|\d) )\b(?!(?:this|his|its|as|us|news|yes|plus|across|always|perhaps)\b)\p{Ll}{2,}(?<![su])s(?=[\s,;:])`,
  'u',
);

const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|billions?|twice|(?:a|an|one) (?:half|third|quarter|fifth|sixth|tenth) of)\b/iu;

const outsideQuotes = (text: string): string => text.replace(QUOTED, ' ');

/** An event, a figure or an attribution, told as such. */
const isEnglishClaim = (text: string): boolean => {
  if (GREETING.test(text) || CAPTION.test(text)) return false;
  const own = outsideQuotes(text);
  const attributed = SAYS.test(own);
  if ((FIRST_PERSON.test(own) && !OWN_FINDING.test(own)) || COMMENT.test(own) || (JUDGEMENT.test(own) && !attributed))
    return false;
  if (!/\p{L}{2}/u.test(own)) return false;
  const checkable = /\p{N}/u.test(text) || NUMBER_WORD.test(text) || namesIn(text).size > 0 || attributed;
  return checkable && (attributed || EVENT.test(own));
};

/** Languages that write every noun with a capital, which then tells no name. */
const CAPITAL_NOUNS = /^(?:de|lb)\b/i;
const CAPITAL = /(?<=\p{L}[\p{L},]*\s)\p{Lu}[\p{L}\p{M}'’-]+(?:\s+\p{Lu}[\p{L}\p{M}'’-]+)*/gu;

/** Of a language whose verbs are not known here only what a figure or two names make checkable is taken. */
const isForeignClaim = (text: string, language: string | null): boolean =>
  /\p{N}/u.test(text) ||
  figuresAbroad(text, (language ?? '').toLowerCase().split('-')[0] ?? '').length > 0 ||
  (!CAPITAL_NOUNS.test(language ?? '') && new Set(text.match(CAPITAL) ?? []).size >= 2);

/** Whether a sentence states something that can be checked; questions, opinion, captions and greetings do not. */
export const statesSomething = (text: string, language: string | null): boolean => {
  if (QUESTION.test(text)) return false;
  const words = text.match(WORD)?.length ?? 0;
  const english = isEnglish(language);
  if (words > WORDS.most || (english && words < WORDS.least) || text.length < 2 * WORDS.least) return false;
  return english ? isEnglishClaim(text) : isForeignClaim(text, language);
};

/** The first sentences of a report that state something checkable, none twice, in reading order. */
export const claimSentencesOf = (
  report: Pick<EvidenceReport, 'language' | 'segments'>,
  most = MOST_A_REPORT,
): Segment[] => {
  const found = new Map<string, Segment>();
  for (const segment of report.segments) {
    if (segment.boilerplate || found.has(segment.text) || !statesSomething(segment.text, report.language)) continue;
    found.set(segment.text, segment);
    if (found.size === most) break;
  }
  return [...found.values()];
};

/** `statement` is what somebody says or is quoted with; a figure in it goes first. */
export const kindOfClaim = (text: string, figures: number): 'event' | 'figure' | 'statement' => {
  if (figures > 0) return 'figure';
  return SAYS.test(outsideQuotes(text)) ? 'statement' : 'event';
};
