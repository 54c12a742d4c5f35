import fc from 'fast-check';

const PIECES = fc.constantFrom(
  ...['source:', 'country:', 'category:tech', 'language:', 'type:', 'after:', 'before:', 'covered-by:'],
  ...['-source:', '-country:fr', '-category:', '-language:de', '-type:', '-type:story', '-after:'],
  ...['not-covered-by:', 'agreement:', 'independent:', 'status:', '<60', '>=3', 'verified', 'fr', 'uk', '2026-01-31'],
  ...[
    '2026',
    '2025-13',
    'yesterday',
    'today',
    '"',
    '“',
    '”',
    '«',
    '»',
    '-',
    '--',
    ' ',
    '\u200f',
    '：',
    ':',
    '\n',
    '\0',
  ],
  ...["'", '\\', '\\"', ' OR ', ' AND ', ' NOT ', 'IN [', ']', '(', ')', '\\u{41}', '\ud83d', '😀', 'x'],
  ...[
    ' last week',
    ' gestern',
    ' hier ',
    ' in March 2026',
    ' since Monday',
    ' 5 May 2026 ',
    ' الأسبوع الماضي ',
    ' منذ ',
  ],
  ...['Angela Merkel', ' Reuters', ' France ', ' 3 days ago', ' may ', 'politics', ' climate change', ' 12.3.2026 '],
);

/** Queries for tests that hold for any text: pieces of the language in any order, and anything else. */
export const anyQuery: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.array(PIECES, { maxLength: 14 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);
