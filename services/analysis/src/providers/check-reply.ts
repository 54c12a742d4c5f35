import type { CitedSentence } from '@360/contracts/evidence';
import { unsupported } from '@360/contracts/specifics';
import { carriesContent, groundsOf } from './carried-content.ts';
import { isPlainSentence } from './plain-sentence.ts';
import type { GivenPassage, ProviderReply } from './provider.ts';

/** One sentence that rests on more passages than this rests on none in particular. */
const CITED_MAX = 8;

export interface CheckedReply {
  /** Null where there is none, or one that its passages do not carry. */
  readonly headline: string | null;
  readonly kept: CitedSentence[];
  /** Sentences that were held back. */
  readonly withheld: number;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Outlets of its passages may be named in a sentence; a number in an outlet's name says nothing of what it reports. */
const withoutOutlets = (text: string, grounds: readonly GivenPassage[]): string =>
  grounds.reduce(
    (rest, { outletName }) =>
      outletName.length < 2
        ? rest
        : rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(outletName)}(?![\\p{L}\\p{N}])`, 'gu'), 'it'),
    text,
  );

const isCarried = (text: string, grounds: readonly GivenPassage[]): boolean => {
  const passages = grounds.map((passage) => passage.text);
  const bare = withoutOutlets(text, grounds);
  return (
    carriesContent(bare, grounds) &&
    [text, bare].some((each) => unsupported(each, { passages, figures: [], names: [] }).length === 0)
  );
};

const keptSentence = (
  { text, passages }: ProviderReply['sentences'][number],
  byId: ReadonlyMap<string, GivenPassage>,
): CitedSentence | null => {
  const cited = passages.flatMap((id) => byId.get(id) ?? []);
  if (cited.length < passages.length || cited.length > CITED_MAX || !isPlainSentence(text)) return null;
  const grounds = groundsOf(text, cited);
  if (!isCarried(text, grounds)) return null;
  return { text, passages: grounds.map(({ id }) => id), figures: [], phrase: null };
};

/** A headline names no passages: it rests on those of the sentences that are kept. */
const keptHeadline = (
  headline: string | undefined,
  kept: readonly CitedSentence[],
  byId: ReadonlyMap<string, GivenPassage>,
): string | null => {
  if (!headline || !isPlainSentence(headline)) return null;
  const all = [...new Set(kept.flatMap(({ passages }) => passages))].flatMap((id) => byId.get(id) ?? []);
  const grounds = groundsOf(headline, all);
  return isCarried(headline, grounds) ? headline : null;
};

/**
 * What of a model's reply readers may see: plain sentences that name passages which were given, and hold no name, number,
 * date or quotation, and little else, that those passages lack. Passages that carry nothing of a sentence are not cited for it.
 */
export const checkReply = (reply: ProviderReply, passages: readonly GivenPassage[]): CheckedReply => {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const kept: CitedSentence[] = [];
  let withheld = 0;
  for (const sentence of reply.sentences) {
    const checked = keptSentence(sentence, byId);
    if (!checked) withheld++;
    else if (!kept.some(({ text }) => text === checked.text)) kept.push(checked);
  }
  return { headline: keptHeadline(reply.headline, kept, byId), kept, withheld };
};
