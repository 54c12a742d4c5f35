import { createLexicon, type Found, type Lexicon, namesIn } from './lexicon.ts';
import { isCapitalised, type WrittenWord } from './written-words.ts';

export interface KnownSource {
  id: string;
  name: string;
}

/** Names of outlets that are words of every day; they count with a capital letter only. */
const ALSO_WORDS = new Set(
  'time nature science wired independent mirror sun globe nation guardian times post observer welt bild zeit stern spiegel heute monde mundo pais hoy echo focus express metro star standard fortune variety people today week economist now'.split(
    ' ',
  ),
);
/** Shorter names than this are met by chance. */
const NAME_LENGTH_MIN = 2;

const lexicons = new WeakMap<readonly KnownSource[], Lexicon<KnownSource>>();

/** Built once for each list, which may hold thousands of names. */
function lexiconOf(sources: readonly KnownSource[]): Lexicon<KnownSource> {
  const known = lexicons.get(sources);
  if (known) return known;
  const named = sources.filter(({ name }) => name.length >= NAME_LENGTH_MIN);
  const lexicon = createLexicon(named.map((source): [string, KnownSource] => [source.name, source]));
  lexicons.set(sources, lexicon);
  return lexicon;
}

/** Outlets named by whole words among neighbouring words. */
export const sourceMentions = (
  sources: readonly KnownSource[],
  text: string,
  words: readonly WrittenWord[],
): Found<KnownSource>[] =>
  namesIn(lexiconOf(sources), text, words).filter(({ from, to }) => {
    const first = words[from];
    return first !== undefined && (to > from + 1 || isCapitalised(first.written) || !ALSO_WORDS.has(first.folded));
  });
