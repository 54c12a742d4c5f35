import type { Quotation } from './quotation.ts';
import type { Span } from './tokens.ts';

type Kind = 'he' | 'she' | 'they';

interface Named {
  readonly span: Span;
  /** `person` where title or first name do not tell which. */
  readonly kind: 'he' | 'she' | 'person' | 'body';
  readonly speaks: boolean;
}

const NAME =
  /(?:(?:Mr|Mrs|Ms|Sir|Lady|Lord)\.? )?\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}\.|van|von|de|bin|al|der|da|di))*(?: \p{Lu}[\p{L}’'-]+)+|(?:Mr|Mrs|Ms)\.? \p{Lu}[\p{L}’'-]+/gu;
const BODY =
  /\b(?:University|Institute|Party|House|Senate|Congress|Department|Ministry|Council|Court|Agency|Office|Bank|Times|Post|News|Journal|Inc|Corp|Co|Ltd|Group|Association|Union|Nations|States|Kingdom|City|County|Commission|Committee|Street|Centre|Center|Company|Police|Army|Foundation|School|Hospital|Club|League|Bureau|Service|Press|Act|Day|War|Airport|River|Parliament|Board|Authority|Party|Campaign|Government|Administration|Union|campaign|government|administration|authority|network|company|report|study|poll)s?\b|^(?:The|the) (?!\S+ \p{Lu})/u;
const HE =
  /^(?:Mr\.?|Sir|Lord) |^(?:John|James|Robert|Michael|William|David|Richard|Joseph|Thomas|Charles|Daniel|Matthew|Mark|Donald|Paul|Steven|Andrew|George|Kevin|Brian|Peter|Jack|Joe|Barack|Mohammed|Ahmed|Ali|Omar|Hans|Jean|Pierre|Juan|Carlos|Luis|Vladimir|Emmanuel|Boris|Keir|Mike|Tim|Ben|Adam|Josh|Bill|Bernie|Scott|Chris|Alan|Ian|Simon|Martin|Stephen|Eric|Frank)\b/;
const SHE =
  /^(?:Mrs\.?|Ms\.?|Lady) |^(?:Mary|Patricia|Jennifer|Linda|Elizabeth|Barbara|Susan|Jessica|Sarah|Karen|Lisa|Nancy|Margaret|Sandra|Emily|Anna|Ann|Anne|Maria|Laura|Julia|Kate|Rachel|Hillary|Kamala|Angela|Christine|Ursula|Fatima|Aisha|Michelle|Melania|Theresa|Nicola|Jane|Helen|Claire|Amy|Emma|Sophie|Olivia|Marie|Carmen|Ana|Rosa|Kellyanne|Donna)\b/;
const FARTHEST = 1200;
const MOST_WORDS = 8;

const kindOf = (name: string): Named['kind'] => {
  if (BODY.test(name)) return 'body';
  if (HE.test(name)) return 'he';
  return SHE.test(name) ? 'she' : 'person';
};

const PRONOUN: Readonly<Record<string, Kind | 'left'>> = {
  he: 'he',
  she: 'she',
  they: 'they',
  it: 'they',
  who: 'left',
  which: 'left',
  that: 'left',
  i: 'left',
  we: 'left',
  you: 'left',
  this: 'left',
  these: 'left',
};

/** A person's or a body's name without what is said of them behind a comma. */
const bare = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end);
  const comma = words.search(/[,(]/);
  const until = comma > 0 ? comma : words.length;
  const lead = words.match(/^(?:But|And|Yet|However,?|Meanwhile,?|Still,?) /)?.[0].length ?? 0;
  return { start: start + lead, end: start + words.slice(0, until).trimEnd().length };
};

const VERB = /(?<![-\p{L}])(?<!\b(?:the|an?|his|her) )\p{Ll}{3,}ed(?!\p{L})/u;
const EMPTY = /^(?:who|there|to|of)\b|^(?:the|an?|his|her|its|their)$/i;

/** A clause that was taken for a name is none; of a long one the name it ends with. */
const plausible = (text: string, span: Span): Span | null => {
  const words = text.slice(span.start, span.end);
  const isClause = VERB.test(words) || EMPTY.test(words);
  if (!isClause && words.split(/\s+/).length <= MOST_WORDS) return span;
  const name = [...words.matchAll(NAME)].at(-1);
  if (!name || name.index + name[0].length < words.length) return null;
  return { start: span.start + name.index, end: span.end };
};

/** Whom no title or first name tells counts as a person only once heard to speak. */
const fits = (kind: Kind, { kind: named, speaks }: Named): boolean =>
  kind === 'they' ? named === 'body' : named === kind || (named === 'person' && speaks);

const lastFitting = (kind: Kind, names: readonly Named[], before: number): Span | null =>
  names.findLast((named) => named.span.end <= before && named.span.start > before - FARTHEST && fits(kind, named))
    ?.span ?? null;

/**
 * The quotations with the names their pronouns stand for: the last named person of the fitting kind within 1,200
 * characters, for "it" and "they" the last body; null where none is named, and for "who", "I" and "we".
 */
export const withNames = (text: string, quotes: readonly Quotation[]): Quotation[] => {
  const names: Named[] = [...text.matchAll(NAME)]
    .filter(([name]) => /\p{Ll}/u.test(name))
    .map(({ 0: name, index }) => ({
      span: { start: index, end: index + name.length },
      kind: kindOf(name),
      speaks: false,
    }));
  const spoken: Named[] = [];
  return quotes.map((quote) => {
    if (!quote.mention) return quote;
    const kind = PRONOUN[text.slice(quote.mention.start, quote.mention.end).toLowerCase()];
    if (kind === undefined) {
      const speaker = plausible(text, bare(text, quote.mention));
      if (!speaker) return { ...quote, speaker };
      if (/^\p{Lu}/u.test(text.slice(speaker.start)))
        spoken.push({ span: speaker, kind: kindOf(text.slice(speaker.start, speaker.end)), speaks: true });
      return { ...quote, speaker };
    }
    const { start } = quote.mention;
    const known =
      kind === 'left'
        ? null
        : lastFitting(
            kind,
            [...names, ...spoken].toSorted((a, b) => a.span.start - b.span.start),
            start,
          );
    return { ...quote, speaker: known };
  });
};
