import type { Block } from '../document.ts';
import { body, plain } from '../part-terms.ts';

/** How what a report says is computed; each formula is the one in use. */
const METHOD: readonly (readonly [heading: string, text: string])[] = [
  [
    'Evidence',
    'Everything here rests on reports as they were read at one moment. Copies of one text, and reports that tell another by its word, count as one independent report. Each sentence cites the passages that say it. A sentence with a name, number, date or quotation that its passages lack is withheld.',
  ],
  [
    'Agreement',
    '100 · supporting ÷ (supporting + contradicting), rounded down, over independent reports, for claims that two or more speak to; the interval is Wilson’s at 95 %. A claim nobody contradicts is agreed, any other contested.',
  ],
  [
    'Objectivity',
    '0.7 · (1 − loaded ÷ sentences) + 0.3 · min(1, attributed ÷ sentences ÷ 0.4), in percent, over sentences in the outlet’s own words. None below five sentences in English.',
  ],
  [
    'Factuality',
    '0.6 · min(1, corroborated ÷ claims ÷ 0.5) + 0.25 · (1 − contradicted ÷ claims) + 0.15 · (1 − revised ÷ items), in percent; the last part only with twenty stored items of thirty days, its weight left out otherwise. None below three claims, or where no other report speaks to any.',
  ],
  [
    'Confidence',
    '100 · I^0.4 · A^0.5 · L^0.1 with I = 1 − 2^(1 − n) for n independent reports, A = (s + 1) ÷ (s + c + 2) for s supporting and c contradicting reports of the main claims, L = w ÷ (w + 200) for w words.',
  ],
  [
    'Blindspots',
    'Effect h = 2 · asin(root of usual) − 2 · asin(root of seen) (Cohen), with its 95 % interval; told only where chance does not explain it. Low from 0.2, Medium from 0.5, High from 0.8.',
  ],
  [
    'Influence',
    '100 · (0.5·F + 0.3·D + 0.2·S): F is the outlet’s share of the claims of two outlets or more that were told first, D its share of outlets that repeat or credit another, S = 1 − lag ÷ greatest lag. A part that nothing can be said of is left out with its weight.',
  ],
  [
    'Time frame',
    'Perspectives, influence, timeline and related stories hold what was published within the time frame. Consensus, blindspots and impact look at the whole story.',
  ],
];

export const methodBlocks = (): Block[] => [
  { kind: 'heading', text: 'Method' },
  ...METHOD.flatMap(([heading, text]) => body(plain(`${heading}. ${text}`))),
];
