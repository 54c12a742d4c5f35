import type { BlindspotDetail } from '@360/contracts/analysis';
import type { Block, Level } from '../document.ts';
import { AXIS_NAMES, countryName } from '../names.ts';
import { abstentionOf, bounded, cell, type PartTerms } from '../part-terms.ts';

const STANDARD = 8;
const PLACE = 'blindspots';
const LEVELS: Record<BlindspotDetail['impact'], Level> = { High: 3, Medium: 2, Low: 1 };

const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** Blindspots as a list with the weight of each; empty where there are none. */
export const blindspotPoints = ({ ledger }: PartTerms, details: readonly BlindspotDetail[]): Block[] => {
  const points = details.flatMap(({ sentence, impact, axis, subject }) => {
    const said = ledger.say(`${PLACE}/${axis}/${subject}`, sentence);
    return said ? [{ said, level: LEVELS[impact] }] : [];
  });
  return points.length > 0 ? [{ kind: 'points', points }] : [];
};

const nameOf = ({ axis, subject }: BlindspotDetail): string =>
  axis === 'country' ? countryName(subject) : axis === 'language' ? subject : subject.replaceAll('-', ' ');

const effectsOf = (details: readonly BlindspotDetail[]): Block[] => {
  if (details.length === 0) return [];
  const rows = details.map((detail) => {
    const { axis, observed, expected, of, impact, effect, low, high } = detail;
    const interval = `${effect.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
    return [AXIS_NAMES[axis], nameOf(detail), `${percent(observed)} of ${of}`, percent(expected), interval, impact].map(
      (text) => cell(text),
    );
  });
  return [
    {
      kind: 'chart',
      title: 'Seen and usual share',
      alt: details
        .map((detail) => `${nameOf(detail)}: ${percent(detail.observed)}, usual ${percent(detail.expected)}`)
        .join('; '),
      chart: {
        kind: 'shares',
        rows: details.map((detail) => ({
          label: `${AXIS_NAMES[detail.axis]}: ${nameOf(detail)}`,
          ...{ seen: detail.observed, usual: detail.expected },
        })),
      },
    },
    {
      kind: 'table',
      caption: 'Effect: Cohen’s h of usual and seen share, with its 95 % interval',
      columns: [
        { label: 'Axis', weight: 1.6, align: 'start' },
        { label: 'What is missing', weight: 2.6, align: 'start' },
        { label: 'Seen', weight: 1.3, align: 'end' },
        { label: 'Usual', weight: 1, align: 'end' },
        { label: 'Effect', weight: 2.2, align: 'end' },
        { label: 'Impact', weight: 1.2, align: 'start' },
      ],
      rows,
    },
  ];
};

const silenceOf = (terms: PartTerms): Block[] => {
  const silent = bounded(terms, terms.frozen.analysis.silence, STANDARD);
  if (silent.length === 0) return [];
  return [
    { kind: 'heading', text: 'Who has not reported it' },
    {
      kind: 'table',
      caption: 'Outlets that usually report such stories',
      columns: [
        { label: 'Outlet', weight: 4, align: 'start' },
        { label: 'Country', weight: 3, align: 'start' },
        { label: 'Usual share', weight: 1.5, align: 'end' },
        { label: 'Hours since the first report', weight: 2.2, align: 'end' },
      ],
      rows: silent.map(({ name, country, usualShare, hoursSince }) => [
        cell(name),
        cell(countryName(country)),
        cell(percent(usualShare)),
        cell(String(Math.floor(hoursSince))),
      ]),
    },
  ];
};

/** What is missing from the coverage, against what is usual. */
export const blindspotsPart = (terms: PartTerms): Block[] => {
  const details = bounded(terms, terms.frozen.analysis.blindspotDetails, STANDARD);
  const points = blindspotPoints(terms, details);
  const found = points.length > 0 ? [...points, ...effectsOf(details)] : [];
  const instead = abstentionOf(
    terms,
    PLACE,
    'No share of the coverage falls short of what is usual by more than chance.',
  );
  return [...(found.length > 0 ? found : instead), ...silenceOf(terms)];
};
