import type { Claim, SourceCheck } from '@360/contracts/analysis';
import type { EvidenceReport, OutletRecord, StoryEvidence } from '../evidence/evidence.ts';
import { firstReports, inOrderOfTime } from '../evidence/independent.ts';
import { sourceScoreOf } from './source-score.ts';

const MINUTE_MS = 60_000;

/** What several outlets are held against. */
interface Story {
  readonly reports: readonly EvidenceReport[];
  readonly byId: ReadonlyMap<string, EvidenceReport>;
  /** The outlet that opened each independent report, by its number. */
  readonly openedBy: ReadonlyMap<number, string>;
  readonly first: number;
  /** Claims that two independent reports or more speak to. */
  readonly compared: readonly Claim[];
  readonly catalogue: ReadonlyMap<string, OutletRecord>;
}

type DependsOn = SourceCheck['dependsOn'];

const isOwn = ({ outletId, copyOf, creditTo, report }: EvidenceReport, { openedBy }: Story): boolean =>
  copyOf === null && creditTo === null && openedBy.get(report) === outletId;

/** What the first of its items that is not its own repeats; else the outlet of the same owner that was there before. */
const dependenceOf = (items: readonly EvidenceReport[], story: Story): DependsOn => {
  for (const { copyOf, creditTo } of items) {
    const origin = copyOf === null ? undefined : story.byId.get(copyOf);
    if (origin) return { name: origin.outletName, by: 'copy' };
    if (creditTo !== null) return { name: creditTo, by: 'credit' };
  }
  const [first] = items;
  const earlier = story.reports.find((item) => item.owner !== null && item.owner === first?.owner);
  return earlier && earlier.outletId !== first?.outletId ? { name: earlier.outletName, by: 'owner' } : null;
};

const makes = (claim: Claim, items: ReadonlySet<string>): boolean =>
  claim.stances.some(
    ({ stance, itemId, copies }) => stance === 'supports' && (items.has(itemId) || copies.some((id) => items.has(id))),
  );

const speaks = (claim: Claim, items: ReadonlySet<string>): boolean =>
  claim.stances.some(({ itemId, copies }) => items.has(itemId) || copies.some((id) => items.has(id)));

const checkOf = (items: readonly EvidenceReport[], story: Story): SourceCheck[] => {
  const [first] = items;
  if (!first) return [];
  const ids = new Set(items.map(({ id }) => id));
  const own = items.filter((item) => isOwn(item, story)).length;
  const known = story.catalogue.get(first.outletId);
  const record = { items: known?.items ?? 0, revised: known?.revised ?? 0 };
  const compared = story.compared.filter((claim) => speaks(claim, ids));
  const agreed = compared.filter((claim) => claim.state === 'agreed' && makes(claim, ids)).length;
  return [
    {
      ...{ outletId: first.outletId, name: first.outletName, owner: first.owner ?? known?.owner ?? null },
      ...{ country: first.country ?? known?.country ?? null, items: items.length, independent: own > 0 },
      dependsOn: dependenceOf(items, story),
      firsts: story.compared.filter(({ firstItemId }) => ids.has(firstItemId)).length,
      lagMinutes: Math.floor((first.publishedAt - story.first) / MINUTE_MS),
      revisions: items.reduce((sum, { revisions }) => sum + revisions.length, 0),
      record,
      score: sourceScoreOf({ compared: compared.length, agreed, ...record, here: items.length, own }),
    },
  ];
};

/**
 * Every outlet of the story, in order of its first item. `firsts` counts the claims that two independent reports or more
 * speak to and it told first; the lag is that of its first item behind the story's.
 */
export const sourceChecksOf = (evidence: StoryEvidence, claims: readonly Claim[]): SourceCheck[] => {
  const reports = inOrderOfTime(evidence.reports);
  const story: Story = {
    reports,
    byId: new Map(reports.map((item) => [item.id, item])),
    openedBy: new Map(firstReports(reports).map(({ report, outletId }) => [report, outletId])),
    first: reports[0]?.publishedAt ?? 0,
    compared: claims.filter(({ state }) => state === 'agreed' || state === 'contested'),
    catalogue: new Map(evidence.catalogue.map((outlet) => [outlet.id, outlet])),
  };
  return [...Map.groupBy(reports, ({ outletId }) => outletId).values()].flatMap((items) => checkOf(items, story));
};
