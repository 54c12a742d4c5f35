const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  euro: '€',
  pound: '£',
  yen: '¥',
  sect: '§',
  times: '×',
  iexcl: '¡',
  iquest: '¿',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
};

const ACCENTS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{2,8}));/g;
const ACCENTED = /^([A-Za-z])(acute|grave|circ|uml|tilde|ring|cedil|caron)$/;

const characterOf = (code: number): string =>
  code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '' : String.fromCodePoint(code);

const characterNamed = (name: string): string | undefined => {
  if (Object.hasOwn(NAMED, name)) return NAMED[name];
  const [, letter, accent = ''] = ACCENTED.exec(name) ?? [];
  return letter && `${letter}${ACCENTS[accent]}`.normalize('NFC');
};

/** Replaces character references once; a name of no letter or mark of Europe's languages stays as it is. */
export const decodeEntities = (markup: string): string =>
  markup.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return characterOf(Number.parseInt(decimal, 10));
    if (hex) return characterOf(Number.parseInt(hex, 16));
    return (name && characterNamed(name)) ?? whole;
  });
