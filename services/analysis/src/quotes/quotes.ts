import { contentsOf } from './contents.ts';
import type { Cue } from './cue.ts';
import { cuesIn } from './cues.ts';
import { labelledIn } from './labelled.ts';
import { withNames } from './named.ts';
import type { Quotation } from './quotation.ts';
import type { Range } from './speakers.ts';
import { isSpeech, type Statement, statementsIn } from './statements.ts';
import type { Span, Token } from './tokens.ts';

const spanOf = (tokens: readonly Token[], { from, to }: Range): Span => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
});

const SHORTEST_SPEECH = 3;

type Speaks = (name: string) => boolean;
const nobody: Speaks = () => false;

const labelled = ({ tokens, opensParagraph }: Statement, speaks = nobody): Quotation[] => {
  const found = opensParagraph ? labelledIn(tokens, speaks) : null;
  if (!found) return [];
  const speaker = spanOf(tokens, found.speaker);
  const direct = (tokens[found.content.from]?.quotation ?? -1) >= 0;
  return [
    { speaker, mention: speaker, cue: spanOf(tokens, found.cue), content: spanOf(tokens, found.content), direct },
  ];
};

const reportedIn = ({ tokens }: Statement): Quotation[] => {
  const cues = cuesIn(tokens);
  return cues.flatMap((cue: Cue, place) =>
    contentsOf(tokens, cues, place).map((range) => ({
      speaker: cue.subject && spanOf(tokens, cue.subject),
      mention: cue.subject && spanOf(tokens, cue.subject),
      cue: spanOf(tokens, cue.range),
      content: spanOf(tokens, range),
      direct: (tokens[range.from]?.quotation ?? -1) >= 0 && (tokens[range.to - 1]?.quotation ?? -1) >= 0,
    })),
  );
};

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Speech that no cue of its own statement tells of goes on from the one before. */
const continued = (
  text: string,
  statement: Statement,
  found: readonly Quotation[],
  last: Quotation | null,
): Quotation[] => {
  const bare = statement.quotations.filter(
    (span) =>
      span.start >= statement.span.start &&
      span.end <= statement.span.end + 1 &&
      isSpeech(text, span, SHORTEST_SPEECH) &&
      !found.some(({ content }) => overlaps(content, span)),
  );
  const opens = bare[0]?.start === statement.span.start;
  if (!opens || found.length > 0 || !last) return [];
  return bare.map((content) => ({ ...last, content, direct: true }));
};

/** `Moe: Bridge Will Hold`: a headline that begins with somebody who speaks in the text gives what he says. */
const headlineIn = (text: string, first: Statement | undefined, quotes: readonly Quotation[]): Quotation[] => {
  if (!first || quotes.some(({ content }) => content.start < first.span.end)) return [];
  const speakers = new Set(
    quotes.flatMap(({ mention }) => (mention ? text.slice(mention.start, mention.end).split(/[\s,]+/) : [])),
  );
  return labelled(first, (name) => name.length > 2 && speakers.has(name));
};

/**
 * The quotations of an English text in reading order, direct and indirect, by rules alone: a speech verb with its speaker
 * before, behind or within them, "according to", labels, and speech that goes on.
 */
export const quotesIn = (text: string): Quotation[] => {
  const quotes: Quotation[] = [];
  let last: Quotation | null = null;
  const statements = statementsIn(text, 'en');
  for (const statement of statements) {
    const label = labelled(statement);
    const found: Quotation[] = label.length > 0 ? label : reportedIn(statement);
    const all: Quotation[] = [...found, ...continued(text, statement, found, last)];
    quotes.push(...all);
    last = all.findLast(({ direct }) => direct) ?? all.at(-1) ?? (statement.opensParagraph ? null : last);
  }
  return withNames(text, [...headlineIn(text, statements[0], quotes), ...quotes]);
};
