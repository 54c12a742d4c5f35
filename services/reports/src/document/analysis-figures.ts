import type { StoryAnalysis } from '@360/contracts/analysis';
import type { EvidenceBundle } from '@360/contracts/evidence';

const STATES = ['agreed', 'contested', 'single-source', 'withdrawn'] as const;
type Figures = Record<string, string | number>;

const countriesOf = (items: readonly Pick<EvidenceBundle['items'][number], 'country'>[]): string[] => [
  ...new Set(items.flatMap(({ country }) => country ?? [])),
];

/**
 * The computed values that sentences of an analysis and of its readings state, by name, computed again from the frozen
 * evidence: a sentence that states another value than this is not carried by it.
 */
export const analysisFigures = (analysis: StoryAnalysis, bundle: EvidenceBundle): Figures => {
  const byId = new Map(bundle.items.map((item) => [item.id, item]));
  const figures: Figures = { ...bundle.figures, 'claims/all': analysis.claims.length };
  for (const state of STATES)
    figures[`claims/${state}`] = analysis.claims.filter((claim) => claim.state === state).length;
  const all = countriesOf(bundle.items);
  figures.countries = all.length;
  for (const country of all) figures[`country/${country}`] = country;
  for (const { id, stances } of analysis.claims) {
    const supporting = stances.filter(({ stance }) => stance === 'supports');
    const items = supporting.flatMap(({ itemId }) => byId.get(itemId) ?? []);
    figures[`claims/${id}/countries`] = countriesOf(items).length;
  }
  for (const { outletId, hoursSince } of analysis.silence) figures[`silence/${outletId}`] = Math.floor(hoursSince);
  return figures;
};
