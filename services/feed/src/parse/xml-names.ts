/** Short names of the vocabularies that feeds draw on, by address without scheme and closing sign, in lower case. */
const VOCABULARIES: Record<string, string> = {
  'www.w3.org/2005/atom': 'atom',
  'purl.org/atom/ns': 'atom',
  'purl.org/rss/1.0/modules/content': 'content',
  'purl.org/dc/elements/1.0': 'dc',
  'purl.org/dc/elements/1.1': 'dc',
  'dublincore.org/documents/dcmi-namespace': 'dc',
  'purl.org/dc/terms': 'dcterms',
  'dublincore.org/documents/dcmi-terms': 'dcterms',
  'search.yahoo.com/mrss': 'media',
  'video.search.yahoo.com/mrss': 'media',
  'tools.search.yahoo.com/mrss': 'media',
  'search.yahoo.com/searchmonkey/media': 'media',
  'www.rssboard.org/media-rss': 'media',
  'www.itunes.com/dtds/podcast-1.0.dtd': 'itunes',
  'example.com/dtds/podcast-1.0.dtd': 'itunes',
  'www.google.com/schemas/play-podcasts/1.0': 'googleplay',
  'purl.org/rss/1.0/modules/slash': 'slash',
  'purl.org/rss/1.0/modules/syndication': 'sy',
  'purl.org/syndication/thread/1.0': 'thr',
  'rssnamespace.org/feedburner/ext/1.0': 'feedburner',
  'www.youtube.com/xml/schemas/2015': 'yt',
  'gdata.youtube.com/schemas/2007': 'yt',
  'www.w3.org/1999/02/22-rdf-syntax-ns': 'rdf',
  'www.w3.org/1999/xhtml': 'xhtml',
  'www.w3.org/2000/svg': 'svg',
};
const PRISM = /^prismstandard\.org\/namespaces\//;
const DRAFT_ATOM = /^purl\.org\/atom\/ns#draft/;
/** RSS has no vocabulary by its last version; its others all mean the same elements. */
const RSS =
  /^(?:purl\.org\/(?:net\/)?rss|(?:my|channel)\.netscape\.com|backend\.userland\.com|(?:blogs|cyber)\.law\.harvard\.edu)\b/;
/** No feed declares as many; each place that declares some copies what holds there. */
const MOST_DECLARED = 200;

const DECLARATION = /\sxmlns(?::([^\s=]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** The short name of a vocabulary, "" for RSS, null for one that says nothing to a reader of news. */
const vocabularyOf = (address: string): string | null => {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '');
  const known = VOCABULARIES[plain.replace(/[/#]+$/, '')];
  if (known !== undefined) return known;
  if (PRISM.test(plain)) return 'prism';
  if (DRAFT_ATOM.test(plain)) return 'atom';
  return RSS.test(plain) && !plain.includes('/modules/') ? '' : null;
};

/** What the names of elements mean at some place of a document. */
export interface XmlNames {
  /** `prefix:name` with the prefix that everybody uses for the vocabulary; a name without vocabulary as it is. */
  nameOf(written: string): string;
  /** The names within the tag that stands from `from` to `to` and may declare others. */
  within(source: string, from: number, to: number): XmlNames;
}

interface Declared {
  /** By prefix; "" is the one of names without prefix. */
  vocabularies: ReadonlyMap<string, string>;
  /** The vocabulary of the document's own elements. */
  own: string;
}

const declaredIn = (tag: string): Map<string, string> => {
  const declared = new Map<string, string>();
  for (const [, prefix = '', double, single] of tag.matchAll(DECLARATION)) {
    const known = vocabularyOf(double ?? single ?? '');
    const plain = prefix.toLowerCase();
    // An address nobody knows leaves the prefix to speak for itself, and no prefix to mean the feed.
    declared.set(plain, known ?? plain);
  }
  return declared;
};

const createNames = ({ vocabularies, own }: Declared, isRoot: boolean): XmlNames => {
  const meanings = new Map<string, string>();
  const resolve = (written: string): string => {
    const colon = written.indexOf(':');
    const prefix = colon < 0 ? '' : written.slice(0, colon);
    const vocabulary = vocabularies.get(prefix) ?? prefix;
    const local = written.slice(colon + 1);
    return vocabulary === '' || vocabulary === own ? local : `${vocabulary}:${local}`;
  };
  return {
    nameOf(written) {
      const known = meanings.get(written);
      if (known !== undefined) return known;
      const meaning = resolve(written);
      meanings.set(written, meaning);
      return meaning;
    },
    within(source, from, to) {
      const tag = source.slice(from, to);
      if (!isRoot && (!/\sxmlns/i.test(tag) || vocabularies.size > MOST_DECLARED)) return this;
      const all = new Map([...vocabularies, ...declaredIn(tag)]);
      return createNames({ vocabularies: all, own: isRoot ? ownOf(source, from, all) : own }, false);
    },
  };
};

/** The vocabulary of the root, which is Atom's by its name alone, while RDF is but a wrapping of RSS. */
const ownOf = (source: string, nameEnd: number, vocabularies: ReadonlyMap<string, string>): string => {
  const name = source.slice(source.lastIndexOf('<', nameEnd) + 1, nameEnd).toLowerCase();
  const colon = name.indexOf(':');
  const prefix = colon < 0 ? '' : name.slice(0, colon);
  const vocabulary = vocabularies.get(prefix) ?? prefix;
  if (vocabulary === 'rdf') return '';
  return vocabulary === '' && /^(?:feed|entry)$/.test(name.slice(colon + 1)) ? 'atom' : vocabulary;
};

/** Before the root element nothing is declared. */
export const ROOT_NAMES: XmlNames = createNames({ vocabularies: new Map(), own: '' }, true);
