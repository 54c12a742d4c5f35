import type { Block } from '../document.ts';
import { capitalised, conditionName, countryName, dayOf } from '../names.ts';
import { cell, note, type PartTerms } from '../part-terms.ts';
import { methodBlocks } from './method.ts';

const confidenceOf = ({ frozen }: PartTerms): Block[] => {
  const { value, parts, abstained } = frozen.analysis.confidence;
  const told =
    value === null
      ? `Confidence cannot be told: too few ${conditionName(abstained ?? 'sentences')}.`
      : `Confidence is ${value} of 100.`;
  return [
    { kind: 'heading', text: 'Confidence' },
    note(told),
    {
      kind: 'table',
      caption: 'What confidence is made of; weight is the exponent',
      columns: [
        { label: 'Part', weight: 3, align: 'start' },
        { label: 'Value', weight: 1, align: 'end' },
        { label: 'Weight', weight: 1, align: 'end' },
        { label: 'Counted over', weight: 1.4, align: 'end' },
      ],
      rows: parts.map((part) =>
        [capitalised(part.name), String(part.value), String(part.weight), String(part.of)].map((text) => cell(text)),
      ),
    },
  ];
};

const abstentionsOf = ({ frozen }: PartTerms): Block[] => {
  const { abstentions } = frozen.analysis;
  if (abstentions.length === 0) return [];
  return [
    { kind: 'heading', text: 'What is not told' },
    {
      kind: 'table',
      caption: 'Conditions that failed',
      columns: [
        { label: 'Place', weight: 3, align: 'start' },
        { label: 'Condition', weight: 4, align: 'start' },
        { label: 'Needed', weight: 1, align: 'end' },
        { label: 'Found', weight: 1, align: 'end' },
      ],
      rows: abstentions.map(({ place, condition, needed, found }) =>
        [capitalised(place), conditionName(condition), String(needed), String(found)].map((text) => cell(text)),
      ),
    },
  ];
};

const sourcesOf = ({ frozen }: PartTerms): Block[] => [
  { kind: 'heading', text: 'Sources' },
  {
    kind: 'table',
    caption: 'Every report that was read; equal numbers are one independent report',
    columns: [
      { label: 'Report', weight: 0.9, align: 'end' },
      { label: 'Headline', weight: 4.6, align: 'start' },
      { label: 'Outlet', weight: 2.1, align: 'start' },
      { label: 'Owner', weight: 2.1, align: 'start' },
      { label: 'Country', weight: 1.7, align: 'start' },
      { label: 'Published', weight: 1.7, align: 'start' },
    ],
    rows: frozen.bundle.items.map(({ report, title, url, outletName, owner, country, publishedAt }) => [
      cell(String(report + 1)),
      cell(title, url),
      ...[outletName, owner ?? '—', countryName(country), dayOf(publishedAt)].map((text) => cell(text)),
    ]),
  },
];

const proofOf = ({ ledger, frozen, reading }: PartTerms): Block[] => {
  const { sentences, passages, withheld } = ledger.counts();
  const { provider, model, version, fallback } = reading.writer;
  const isOwn = fallback || provider === 'local';
  const writer = isOwn ? `the product’s own rules, ${version}` : `${provider} ${model}, ${version}`;
  return [
    { kind: 'heading', text: 'Proof' },
    note(
      `${sentences} sentences rest on ${passages} passages of ${frozen.bundle.items.length} reports; withheld since nothing carries them: ${withheld}. The reading was written by ${writer}. The bundle of evidence is sealed by SHA-256 and can be verified without a network: it is the JSON of this report, is attached to the PDF, and stands in the HTML.`,
    ),
  ];
};

/** Method, confidence, what is not told, sources and the passages with their hashes. Composed last: it tells of the rest. */
export const appendicesPart = (terms: PartTerms): Block[] => {
  const entries = terms.ledger.evidence();
  return [
    ...methodBlocks(),
    ...confidenceOf(terms),
    ...abstentionsOf(terms),
    ...sourcesOf(terms),
    ...(entries.length > 0
      ? [{ kind: 'heading', text: 'Evidence' } as const, { kind: 'evidence', entries } as const]
      : []),
    ...proofOf(terms),
  ];
};
