import type { Claim } from '@360/contracts/analysis';
import type { Chart, Tone } from '../../charts/chart.ts';
import { claimsInOrder } from '../claim-order.ts';
import type { Block, Said } from '../document.ts';
import { those } from '../ledger.ts';
import { abstentionOf, body, bounded, cell, type PartTerms, saidCell } from '../part-terms.ts';

const STANDARD = 6;
const PLACE = 'consensus';

type Compared = Claim & { agreement: { percent: number; low: number; high: number } };
const isCompared = (claim: Claim): claim is Compared => claim.agreement.percent !== null;
const toneOf = ({ state }: Claim): Tone => (state === 'agreed' ? 'agreed' : 'contested');

/** The claims that reports can be compared on, as the persona orders them. */
export const comparedClaims = (terms: PartTerms): Compared[] =>
  claimsInOrder(terms.ask.persona, terms.frozen.analysis.claims, terms.frozen.bundle.items).filter(isCompared);

/** Agreement on claims with its bounds; null where there is none to show. */
export const agreementChart = (claims: readonly Compared[]): Block | null => {
  if (claims.length === 0) return null;
  const rows = claims
    .map((claim) => ({ ...claim.agreement, claim }))
    .map(({ percent, low, high, claim }) => ({
      ...{ label: claim.text, value: percent, low, high, tone: toneOf(claim) },
    }));
  const chart: Chart = { kind: 'intervals', rows };
  const alt = rows.map(({ label, value, low, high }) => `${label}: ${value} percent, ${low} to ${high}`).join('; ');
  return { kind: 'chart', title: 'Agreement on the main claims', alt, chart };
};

const namesOf = ({ frozen }: PartTerms, { stances }: Claim, wanted: 'supports' | 'contradicts'): string => {
  const names = new Map(frozen.bundle.items.map(({ id, outletName }) => [id, outletName]));
  const ids = stances.filter(({ stance }) => stance === wanted).flatMap(({ itemId, copies }) => [itemId, ...copies]);
  return [...new Set(ids.flatMap((id) => names.get(id) ?? []))].join(', ') || '—';
};

const supportingOf = ({ stances }: Claim): string[] =>
  stances.filter(({ stance }) => stance === 'supports').map(({ passage }) => passage);

const claimSaid = ({ ledger }: PartTerms, claim: Claim): Said | null =>
  ledger.say(`${PLACE}/${claim.id}`, { text: claim.text, passages: supportingOf(claim), figures: [] });

const tableOf = (terms: PartTerms, claims: readonly Compared[]): Block[] => {
  const rows = claims.flatMap((claim) => {
    const said = claimSaid(terms, claim);
    const { percent, low, high, supporting, contradicting } = claim.agreement;
    if (!said) return [];
    const count = `${percent}% (${low}–${high}%), ${supporting}:${contradicting}`;
    return [
      [
        saidCell(said),
        cell(count),
        cell(namesOf(terms, claim, 'supports')),
        cell(namesOf(terms, claim, 'contradicts')),
      ],
    ];
  });
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: 'Claims, agreement with its 95 % interval, and independent reports for:against',
      columns: [
        { label: 'Claim', weight: 4, align: 'start' },
        { label: 'Agreement', weight: 2.2, align: 'start' },
        { label: 'Supported by', weight: 2.4, align: 'start' },
        { label: 'Contradicted by', weight: 2, align: 'start' },
      ],
      rows,
    },
  ];
};

/** What the reports that contradict a claim say instead. */
const contradictionsOf = (terms: PartTerms, claims: readonly Compared[]): Block[] => {
  const { analysis, bundle } = terms.frozen;
  const texts = new Map([...analysis.passages, ...bundle.passages].map(({ id, text }) => [id, text]));
  const outlets = new Map(bundle.items.map(({ id, outletName }) => [id, outletName]));
  const quotes = claims.flatMap(({ id, stances }) =>
    stances
      .filter(({ stance }) => stance === 'contradicts')
      .flatMap(({ passage, itemId }): Block[] => {
        const text = texts.get(passage);
        const said = text
          ? terms.ledger.say(`${PLACE}/${id}/against`, { text, passages: [passage], figures: [] })
          : null;
        return said ? [{ kind: 'quote', said, by: outlets.get(itemId) ?? '' }] : [];
      }),
  );
  return quotes.length > 0 ? [{ kind: 'heading', text: 'What contradicts them' }, ...quotes] : [];
};

const singlesOf = (terms: PartTerms): Block[] => {
  const { analysis, bundle } = terms.frozen;
  const singles = claimsInOrder(terms.ask.persona, analysis.claims, bundle.items).filter(
    ({ state }) => state === 'single-source' || state === 'withdrawn',
  );
  const told = bounded(terms, singles, STANDARD).flatMap((claim) => {
    const said = claimSaid(terms, claim);
    const state = claim.state === 'withdrawn' ? 'withdrawn by its source' : 'one report';
    return said ? [[saidCell(said), cell(namesOf(terms, claim, 'supports')), cell(state)]] : [];
  });
  if (told.length === 0) return [];
  const columns = [
    { label: 'Claim', weight: 6, align: 'start' as const },
    { label: 'Told by', weight: 2.4, align: 'start' as const },
    { label: 'Stands on', weight: 1.6, align: 'start' as const },
  ];
  return [
    { kind: 'heading', text: 'What stands on one report' },
    { kind: 'table', caption: 'Claims that no second independent report speaks to', columns, rows: told },
  ];
};

const openingOf = ({ frozen, ledger }: PartTerms): Block[] => {
  const { claims } = frozen.analysis;
  const count = (state: Claim['state']): number => claims.filter((claim) => claim.state === state).length;
  const [all, agreed, contested, single] = [claims.length, count('agreed'), count('contested'), count('single-source')];
  if (all === 0) return [];
  const text = `Of ${all} claims, independent reports agree on ${agreed}, contradict each other on ${contested}, and ${single} stand on one report.`;
  return body(...those([ledger.state(PLACE, text, { all, agreed, contested, single })]));
};

/** What independent reports agree and disagree on. */
export const consensusPart = (terms: PartTerms): Block[] => {
  const compared = comparedClaims(terms);
  const shown = bounded(terms, compared, STANDARD);
  const chart = agreementChart(shown);
  const told = [...(chart ? [chart] : []), ...tableOf(terms, shown), ...contradictionsOf(terms, shown)];
  const opening = openingOf(terms);
  const instead = abstentionOf(
    terms,
    PLACE,
    'No claim is told by two independent reports, so there is nothing to compare.',
  );
  return [...opening, ...(told.length > 0 ? told : instead), ...singlesOf(terms)];
};
