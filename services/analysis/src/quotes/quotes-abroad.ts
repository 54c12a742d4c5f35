import type { Quotation } from './quotation.ts';
import { isSpeech, type Statement, statementsIn } from './statements.ts';
import type { Span } from './tokens.ts';

const SAYS: Readonly<Record<string, string>> = {
  de: 'sagte|sagt|erklärte|erklärt|betonte|schrieb|schreibt|meinte|warnte|teilte mit|kritisierte|forderte|berichtete|fügte hinzu',
  fr: 'a déclaré|déclare|a dit|dit|a affirmé|affirme|a expliqué|explique|a estimé|estime|a ajouté|ajoute|a indiqué|a souligné|a écrit',
  es: 'dijo|dice|afirmó|afirma|declaró|señaló|explicó|explica|aseguró|asegura|añadió|indicó|advirtió|escribió|subrayó',
  ar: 'قال|قالت|وقال|وقالت|أكد|أكدت|وأكد|وأكدت|أضاف|أضافت|وأضاف|وأضافت|صرح|صرحت|أوضح|أوضحت|كتب|كتبت',
};
const SHORTEST_SPEECH = 3;
const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:von|van|de|del|la|le|du|der|bin|al)\s+)?\p{Lu}[\p{L}’'-]+){0,4}`;
/** Arabic has no capitals: up to six words between the verb and the colon are who says it. */
const NAME_WITHOUT_CAPITALS = String.raw`\p{L}+(?:\s+\p{L}+){0,5}`;

interface Patterns {
  readonly before: RegExp;
  readonly after: RegExp;
}

const patternsOf = (language: string, verbs: string): Patterns => {
  const says = `(?<cue>${verbs})`;
  if (language === 'ar') {
    return {
      before: new RegExp(`(?<!\\p{L})${says}\\s+(?<name>${NAME_WITHOUT_CAPITALS})\\s*[:：]\\s*$`, 'du'),
      after: /$^/d,
    };
  }
  return {
    before: new RegExp(
      `(?<name>${NAME})(?:\\s[^\\p{Lu}.:„«“"]{0,40}?)?\\s${says}(?:\\s[^.:„«“"]{0,30})?\\s*:\\s*$`,
      'du',
    ),
    after: new RegExp(`^\\s*,?\\s*${says}\\s+(?:[\\p{Ll}’']+\\s+){0,5}?(?<name>${NAME})`, 'du'),
  };
};

const PATTERNS = new Map(Object.entries(SAYS).map(([language, verbs]) => [language, patternsOf(language, verbs)]));

const groupSpan = (match: RegExpExecArray | null, group: string, offset: number): Span | null => {
  const place = match?.indices?.groups?.[group];
  return place ? { start: place[0] + offset, end: place[1] + offset } : null;
};

const quoteOf = (text: string, { span }: Statement, content: Span, patterns: Patterns | undefined): Quotation => {
  const left = patterns?.before.exec(text.slice(span.start, content.start)) ?? null;
  const right = left ? null : (patterns?.after.exec(text.slice(content.end, span.end)) ?? null);
  const offset = left ? span.start : content.end;
  const speaker = groupSpan(left ?? right, 'name', offset);
  return { speaker, mention: speaker, cue: groupSpan(left ?? right, 'cue', offset), content, direct: true };
};

/** Direct quotations of a text in a language without rules for indirect ones; the speaker where a verb of ours names one. */
export const quotesAbroad = (text: string, language: string): Quotation[] =>
  statementsIn(text, language).flatMap((statement) =>
    statement.quotations
      .filter(({ start, end }) => start >= statement.span.start && end <= statement.span.end + 1)
      .filter((quotation) => isSpeech(text, quotation, SHORTEST_SPEECH))
      .map((quotation) => quoteOf(text, statement, quotation, PATTERNS.get(language))),
  );
