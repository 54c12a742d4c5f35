import { elidedMentions } from './elided-figures.ts';
import { type Mention, mentionsOfSentence } from './figure-mentions.ts';
import { hasNumberAbroad } from './figures-abroad.ts';
import { looseMentions } from './loose-figures.ts';
import { shareAndAgeMentions } from './other-figures.ts';
import { isCurrent, tellsOfBefore } from './past-figures.ts';

/** What one sentence gives. */
export interface SentenceFigures {
  readonly firm: readonly Mention[];
  /** Figures of kinds that one sentence does not tell apart well enough, but a whole report does. */
  readonly loose: readonly Mention[];
}

/** A count with the one who did it is another count. */
const WITH_THE_DOER =
  /\b(?:including|plus|and) (?:the |a )?(?:suspected |alleged )?(?:gunman|gunmen|shooter|attackers?|suspect|bombers?|pilot|himself)\b|\b(?:himself|own life)\b/iu;

/** A part named between commas hides what is counted: "84 people, including ten children, were killed". */
const countedPlainly = (text: string): string =>
  !text.includes(', ') ? text : text.replace(/, (?:including|among them) [^,;]{1,60},/giu, '');

const DIGIT = /\d/;
const NUMBER_WORD =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|twice|double|an? (?:half|third|quarter|fifth|sixth|tenth)s? of)\b/i;

const isEnglish = (language: string | null): boolean => /^en\b/i.test(language ?? 'en');

/** Whether it is worth reading a sentence for figures: a quick look for a number in digits or words. */
export const mayHoldFigure = (text: string, language: string | null): boolean =>
  isEnglish(language)
    ? DIGIT.test(text) || NUMBER_WORD.test(text)
    : hasNumberAbroad(text, (language ?? '').toLowerCase().split('-')[0] ?? '');

/** What is known of the item a sentence stands in. `publishedAt` in milliseconds since the epoch, `language` BCP 47. */
interface Source {
  readonly publishedAt: number;
  /** English where it is null. */
  readonly language: string | null;
}

/**
 * The figures of one sentence. A value that its own sentence says to be past is not asserted. `around`: with the words that
 * stand around each.
 */
export const figuresOfSentence = (text: string, source: Source, around: boolean): SentenceFigures => {
  const { publishedAt, language } = source;
  const read = mentionsOfSentence(countedPlainly(text), source, { asserted: true, around });
  if (!isEnglish(language)) return { firm: read, loose: looseMentions(text, publishedAt, language, read) };
  const past = tellsOfBefore(text);
  const found = [...read, ...shareAndAgeMentions(text, publishedAt)];
  for (const figure of found) {
    if (figure.counted?.outcome && WITH_THE_DOER.test(text)) figure.asserted = false;
    else if (!figure.asserted || past) figure.asserted = isCurrent(text, text.indexOf(figure.text));
  }
  const firm = [...found, ...elidedMentions(text, publishedAt, found)];
  return { firm, loose: looseMentions(text, publishedAt, language, firm) };
};
