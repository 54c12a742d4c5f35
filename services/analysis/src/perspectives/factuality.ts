import type { Claim, Score } from '@360/contracts/analysis';
import type { OutletRecord } from '../evidence/evidence.ts';
import { type OutletVoice, stanceOn } from './outlet-voice.ts';
import { noScore, scoreOf } from './score-of.ts';

const LEAST_CLAIMS = 3;
const LEAST_REPORTS = 2;
const LEAST_RECORDED = 20;
/** Every report has details of its own: with this share of its claims told by others it is borne out in full. */
const WELL_CORROBORATED = 0.5;
const WEIGHTS = { corroborated: 0.6, uncontradicted: 0.25, record: 0.15 };

const tellsFrom = (claim: Claim, stance: 'supports' | 'contradicts', own: ReadonlySet<number>): boolean =>
  claim.stances.some((other) => other.stance === stance && !own.has(other.report));

/**
 * How far what an outlet says is borne out, 0–100: 0.6 · min(1, corroborated ÷ claims ÷ 0.5) + 0.25 · (1 − contradicted ÷
 * claims) + 0.15 · (1 − revised ÷ items), in percent. `corroborated` are its claims that another independent report says
 * too, `contradicted` those that another denies, `items` those of its last thirty days; below twenty of them that part is
 * left out with its weight. A claim that is corroborated and not contradicted never lowers it. Abstains below two
 * independent reports in the story, below three claims, and where no other report speaks to any of them.
 */
export const factualityOf = (
  { items }: OutletVoice,
  claims: readonly Claim[],
  reports: number,
  record: OutletRecord | undefined,
): Score => {
  if (reports < LEAST_REPORTS) return noScore('independent-reports');
  const itemIds = new Set(items.map(({ id }) => id));
  const own = new Set(items.map(({ report }) => report));
  const said = claims.filter((claim) => stanceOn(claim, itemIds)?.stance === 'supports');
  const of = said.length;
  if (of < LEAST_CLAIMS) return noScore('outlet-claims');
  const corroborated = said.filter((claim) => tellsFrom(claim, 'supports', own)).length;
  const contradicted = said.filter((claim) => tellsFrom(claim, 'contradicts', own)).length;
  if (corroborated + contradicted === 0) return noScore('spoken-claims');
  const parts = [
    {
      name: 'corroborated',
      value: Math.min(1, corroborated / of / WELL_CORROBORATED),
      weight: WEIGHTS.corroborated,
      of,
    },
    { name: 'uncontradicted', value: 1 - contradicted / of, weight: WEIGHTS.uncontradicted, of },
  ];
  if (!record || record.items < LEAST_RECORDED) return scoreOf(parts);
  const value = 1 - Math.min(record.revised, record.items) / record.items;
  return scoreOf([...parts, { name: 'record', value, weight: WEIGHTS.record, of: record.items }]);
};
