import type { Claim, Score, Stance } from '@360/contracts/analysis';
import type { CitedSentence, Passage } from '@360/contracts/evidence';

/** An invented story told by five outlets, one of which carries another's text; what a test speaks of is said by the test. */
const START = Date.parse('2026-11-19T21:40:00.000Z');
export const at = (minutes: number): string => new Date(START + minutes * 60_000).toISOString();

export const OUTLETS = [
  { id: 'courier', name: 'The Ansel Courier', country: 'DE', lag: 0, approach: 'institutional' },
  { id: 'tidewater', name: 'Tidewater Desk', country: 'DE', lag: 72, approach: 'investigative' },
  { id: 'harbour', name: 'Harbour & Trade', country: 'FR', lag: 366, approach: 'economic' },
  { id: 'lantern', name: 'Lantern Daily', country: 'GB', lag: 438, approach: 'institutional' },
  { id: 'kestria', name: 'كيستريا اليوم', country: 'AE', lag: 102, approach: null },
] as const;
export type OutletId = (typeof OUTLETS)[number]['id'];

const outletOf = (id: OutletId) => OUTLETS.findIndex((outlet) => outlet.id === id);
export const itemOf = (id: OutletId) => `item-${id}`;

export const TEXTS: Readonly<Record<OutletId, readonly string[]>> = {
  courier: [
    'Two inspection reports named the hinge of gate two eleven months before the storm.',
    'Gate two jammed at 04:10 with the tide 40 cm below the design level.',
    'The repair was a change of heading, approved in committee, the director said.',
    '“The hinge was on the list. The list was long, and the winter was close.”',
  ],
  tidewater: [
    'The hinge of gate two was flagged in two inspection reports.',
    'The council’s ledger shows 14.2 million crowns leaving the barrier account on 17 September.',
    'A scandalous silence followed, three people in the office say.',
    'The minister’s office read the second report in January.',
  ],
  harbour: [
    'Gate two jammed at 04:10, the port authority confirmed.',
    'The repair money was moved to the terminal extension.',
    'Three closed berths cost 420 shifts a week.',
  ],
  lantern: ['Gate two jammed at 04:35, according to the fire service.', 'The hinge had been flagged twice.'],
  kestria: ['تعطلت البوابة الثانية عند الساعة 04:10.', 'تضرر 1140 منزلًا أسفل الرصيف.'],
};

export const passages: Passage[] = OUTLETS.flatMap(({ id }) =>
  TEXTS[id].map((text, segment) => ({
    id: `${itemOf(id)}#${segment}`,
    itemId: itemOf(id),
    segment,
    offset: segment * 200,
    length: text.length,
    text,
  })),
);

export const passageId = (outlet: OutletId, segment: number): string => `${itemOf(outlet)}#${segment}`;

/** A sentence of an outlet, as it stands there. */
export const quoted = (outlet: OutletId, segment: number): CitedSentence => ({
  text: TEXTS[outlet][segment] ?? '',
  passages: [passageId(outlet, segment)],
  figures: [],
  phrase: null,
});

/** A sentence of our own wording. */
export const worded = (
  text: string,
  key: string,
  values: Record<string, string | number>,
  cited: readonly string[] = [],
): CitedSentence => ({ text, passages: [...cited], figures: cited.length > 0 ? [] : [key], phrase: { key, values } });

export const scoreOf = (value: number | null, abstained: Score['abstained'] = null): Score => ({
  value,
  parts:
    value === null
      ? []
      : [
          { name: 'neutral-language', value: 0.9, weight: 0.7, of: 12 },
          { name: 'attribution', value: 0.6, weight: 0.3, of: 12 },
        ],
  abstained,
});

export const stance = (
  outlet: OutletId,
  segment: number,
  says: Stance['stance'],
  copies: readonly OutletId[] = [],
): Stance => ({
  report: outletOf(outlet),
  itemId: itemOf(outlet),
  outletId: outlet,
  stance: says,
  reason: says === 'contradicts' ? 'figure' : null,
  passage: passageId(outlet, segment),
  copies: copies.map(itemOf),
});

const claim = (id: string, state: Claim['state'], stances: Stance[], low = 0, high = 0): Claim => {
  const supporting = stances.filter((each) => each.stance === 'supports').length;
  const contradicting = stances.length - supporting;
  const first = stances[0];
  const speaks = stances.length > 1;
  return {
    id,
    text: passages.find((passage) => passage.id === first?.passage)?.text ?? '',
    kind: 'event',
    main: id !== 'minister',
    state,
    speaker: null,
    stances,
    agreement: {
      percent: speaks ? Math.floor((100 * supporting) / stances.length) : null,
      supporting,
      contradicting,
      low: speaks ? low : null,
      high: speaks ? high : null,
    },
    firstItemId: first?.itemId ?? '',
    firstAt: at(0),
  };
};

export const claims: Claim[] = [
  claim(
    'hinge',
    'agreed',
    [stance('courier', 0, 'supports'), stance('tidewater', 0, 'supports'), stance('lantern', 1, 'supports')],
    44,
    100,
  ),
  claim(
    'jammed',
    'contested',
    [
      stance('courier', 1, 'supports', ['kestria']),
      stance('harbour', 0, 'supports'),
      stance('lantern', 0, 'contradicts'),
    ],
    21,
    94,
  ),
  claim('money', 'contested', [stance('harbour', 1, 'supports'), stance('courier', 2, 'contradicts')], 9, 91),
  claim('minister', 'single-source', [stance('tidewater', 3, 'supports')]),
];
