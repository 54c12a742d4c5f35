import type { Claim, Perspective, SourceCheck } from '@360/contracts/analysis';
import {
  boundedSeverity,
  type Finding,
  opponentsOf,
  quoteOf,
  type Signal,
  type StoryView,
  supportersOf,
} from './finding.ts';
import { shareOfWords, wordsOf } from './shared-words.ts';

const LOW_SCORE = 45;
const LEAST_RECORD = 30;
const OFTEN_REVISED = 0.25;
const UNSUPPORTED = { reports: 3, claims: 3, figures: 2, othersShare: 0.5, words: 0.6 };
const SEVERITY = { top: 90, score: 1, revised: 30, base: 15, claim: 5, others: 30 };
const MOST_QUOTED = 2;

const speaksOf = (claim: Claim, { outletId }: { outletId: string }): boolean =>
  supportersOf(claim).some((stance) => stance.outletId === outletId);

const isShared = (claim: Claim): boolean => new Set(supportersOf(claim).map(({ report }) => report)).size > 1;

const revisedSignal = ({ record }: SourceCheck): Signal[] => {
  const share = record.items >= LEAST_RECORD ? record.revised / record.items : 0;
  if (share < OFTEN_REVISED) return [];
  const values = { count: record.revised, items: record.items, percent: Math.round(100 * share) };
  return [{ key: 'civ.signal.revisedOften', values, quote: null }];
};

/** A measured score below 45: severity 90 − score, 30 more where a quarter of its stored reports was changed later. */
const lowScore = (told: Perspective, check: SourceCheck | undefined): Finding[] => {
  const score = check?.score.value ?? null;
  const itemId = told.itemIds[0];
  if (!check || score === null || score >= LOW_SCORE || !itemId) return [];
  const corroboration = check.score.parts.find(({ name }) => name === 'corroboration');
  const agreed = corroboration ? Math.round(corroboration.value * (corroboration.of + 2)) - 1 : 0;
  const revised = revisedSignal(check);
  return [
    {
      ...({ itemId, type: 'source_credibility' } as const),
      severity: boundedSeverity(SEVERITY.top - SEVERITY.score * score + (revised.length > 0 ? SEVERITY.revised : 0)),
      signals: [
        { key: 'civ.signal.sourceScore', values: { score }, quote: null },
        ...(corroboration
          ? [{ key: 'civ.signal.corroboration', values: { count: corroboration.of, agreed }, quote: null }]
          : []),
        ...revised,
      ],
    },
  ];
};

/**
 * The main claims of an outlet, all of them its own alone and none of them disputed; null where others share one. Those
 * most of whose words others use too may be shared without having been found to be.
 */
const claimsAlone = (view: StoryView, told: Perspective): Claim[] | null => {
  const spoken = view.analysis.claims.filter((claim) =>
    claim.stances.some(({ outletId }) => outletId === told.outletId),
  );
  const isAlone = spoken.every((claim) => !isShared(claim) && opponentsOf(claim).length === 0);
  const others = wordsOf(
    view,
    view.analysis.perspectives.flatMap(({ report, itemIds }) => (report === told.report ? [] : itemIds)),
  );
  return isAlone ? spoken.filter(({ main, text }) => main && shareOfWords(text, others) < UNSUPPORTED.words) : null;
};

/** The part of the other independent reports that share a claim with somebody, 0–1. */
const othersThatShare = ({ analysis, own }: StoryView, told: Perspective): { share: number; reports: number } => {
  const others = own.filter(({ report }) => report !== told.report);
  const sharing = others.filter((other) => analysis.claims.some((claim) => isShared(claim) && speaksOf(claim, other)));
  return { share: others.length > 0 ? sharing.length / others.length : 0, reports: others.length };
};

const alone = (view: StoryView, told: Perspective): Finding[] => {
  const claims = claimsAlone(view, told);
  const { share, reports } = othersThatShare(view, told);
  const figures = claims?.filter(({ kind }) => kind === 'figure').length ?? 0;
  if (!claims || claims.length < UNSUPPORTED.claims || figures < UNSUPPORTED.figures) return [];
  if (view.analysis.independentReports < UNSUPPORTED.reports || share < UNSUPPORTED.othersShare) return [];
  const quoted = [...claims]
    .sort((a, b) => Number(b.kind === 'figure') - Number(a.kind === 'figure'))
    .flatMap((claim): (Signal & { itemId: string })[] => {
      const [stance] = supportersOf(claim);
      const quote = stance ? quoteOf(view, stance.itemId, stance.passage) : null;
      return stance && quote ? [{ key: 'civ.signal.unsupportedClaim', values: {}, quote, itemId: stance.itemId }] : [];
    });
  const itemId = quoted[0]?.itemId;
  if (!itemId) return [];
  return [
    {
      ...({ itemId, type: 'source_credibility' } as const),
      severity: boundedSeverity(SEVERITY.base + SEVERITY.claim * claims.length + SEVERITY.others * share),
      signals: [
        { key: 'civ.signal.unsupportedClaims', values: { count: claims.length, reports }, quote: null },
        ...quoted.slice(0, MOST_QUOTED).map(({ itemId: _, ...signal }) => signal),
      ],
    },
  ];
};

/**
 * Outlets with a low measured score, and those of at least three main claims, two figures among them, none of which anybody
 * else makes, in a story of three independent reports or more of which at least half of the others share a claim: severity
 * 15 + 5 for each claim + 30 · the part of the others that share.
 */
export const weakSources = (view: StoryView): Finding[] =>
  view.own.flatMap((told) => {
    const check = view.analysis.sourceCheck.find(({ outletId }) => outletId === told.outletId);
    return [...lowScore(told, check), ...alone(view, told)];
  });
