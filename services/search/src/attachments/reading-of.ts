import { type AttachmentFacts, type AttachmentKind, type AttachmentReading, MOST_CHARACTERS } from './attachment.ts';
import { tidyText, tidyTitle } from './tidy-text.ts';

interface Found extends Omit<AttachmentFacts, 'title'> {
  title?: unknown;
  /** What the reader already has to say. */
  problem?: string | null;
}

const known = (facts: Record<string, number | string | undefined>): AttachmentFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

const problemOf = (text: string, isCut: boolean): string | null => {
  if (text === '') return 'No text was found in this file.';
  return isCut ? `Only the first ${MOST_CHARACTERS.toLocaleString('en')} characters of this file were read.` : null;
};

/** Makes a reading of raw text: tidied, bounded, with a sentence where something is missing. */
export const readingOf = (
  kind: AttachmentKind,
  raw: string,
  { title, problem, ...facts }: Found = {},
): AttachmentReading => {
  const { text, isCut } = tidyText(raw);
  return {
    kind,
    text,
    facts: known({ title: tidyTitle(title), ...facts }),
    problem: problem ?? problemOf(text, isCut),
  };
};
