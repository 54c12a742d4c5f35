import type { Cue } from './cue.ts';
import type { Range } from './speakers.ts';
import { isCapitalised, type Token } from './tokens.ts';
import { BE, DETERMINERS, HAVE, MODALS, PREPOSITIONS } from './word-classes.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Nouns for what someone says or thinks, whose content a "that" opens: "the claim that …", "fears that …". */
const SAYING = set(
  'accusation accusations acknowledgment acknowledgement admission admissions allegation allegations announcement ' +
    'argument arguments assertion assertions assessment assumption assumptions assurance assurances belief beliefs ' +
    'charge charges claim claims complaint complaints concern concerns conclusion conclusions conviction criticism ' +
    'criticisms declaration denial denials doubt doubts expectation expectations explanation fear fears finding ' +
    'findings feeling guess hint hints hope hopes hypothesis idea impression indication indications insinuation ' +
    'insistence judgment message notion observation opinion perception pledge pledges prediction predictions premise ' +
    'promise promises proposal reminder reply report reports revelation revelations rumor rumors rumour rumours ' +
    'speculation statement statements suggestion suggestions suspicion suspicions testimony theory theories ' +
    'thought threat threats understanding view vow warning warnings word worries worry',
);
const at = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? '';
const POSSESSIVE = /^(?:his|her|their|its|my|our|your)$/;
const WITHIN = 6;

/** `Mr Moe's claim`, `his long claim`: whose it is. */
const ownerOf = (tokens: readonly Token[], noun: number): Range | null => {
  for (let index = noun - 1; index >= 0 && index > noun - 4; index--) {
    const low = at(tokens, index);
    if (POSSESSIVE.test(low)) return { from: index, to: index + 1 };
    if (/^['’]s?$/.test(low)) {
      let from = index;
      while (from > 0 && (isCapitalised(tokens[from - 1] as Token) || /^(?:of|the)$/.test(at(tokens, from - 1))))
        from--;
      return from < index ? { from, to: index } : index > 0 ? { from: index - 1, to: index } : null;
    }
    if (DETERMINERS.has(low) || PREPOSITIONS.has(low) || tokens[index]?.quotation !== -1) return null;
  }
  return null;
};

/** The place of the "that" which opens the content: by the noun, or behind whose it is ("fears from Bonn to Rome that"). */
const openerOf = (tokens: readonly Token[], noun: number): number => {
  for (let index = noun + 1; index <= noun + WITHIN; index++) {
    const token = tokens[index];
    if (!token || token.quotation >= 0 || /^[,;:.?!—–]$/.test(token.raw)) return -1;
    if (token.low === 'that') return index;
    if (index === noun + 1 && !/^(?:from|by|among|made|in|on|of|is|was|are|were)$/.test(token.low)) return -1;
  }
  return -1;
};

/** "the charges that he has denied": told of the noun, and no content of it. */
const isRelative = (tokens: readonly Token[], that: number): boolean => {
  const next = at(tokens, that + 1);
  const isVerb = MODALS.has(next) || BE.has(next) || HAVE.has(next) || /^\p{Ll}+ed$/u.test(tokens[that + 1]?.raw ?? '');
  if (isVerb) return true;
  const end = tokens.findIndex(({ raw }, index) => index > that && /^[,;.:?!—–]$/.test(raw));
  return (end < 0 ? tokens.length : end) - that < 5;
};

/** A noun that names what someone says or thinks, with what it is: "the claim that …". */
export const nounCueAt = (tokens: readonly Token[], index: number): Cue | null => {
  if (!SAYING.has(at(tokens, index))) return null;
  const that = openerOf(tokens, index);
  if (that < 0 || isRelative(tokens, that)) return null;
  const range = { from: index, to: that };
  return { range, frame: 'noun', subject: ownerOf(tokens, index), inverted: false, gerund: false };
};
