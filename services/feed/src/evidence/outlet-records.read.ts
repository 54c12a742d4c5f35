import { type OutletRecords, RECORD_DAYS } from '@360/contracts/evidence-source';
import type { Category } from '@360/contracts/vocabulary';
import { LRUCache } from 'lru-cache';
import type { PublisherRepo } from '../publishers/publisher.repo.ts';
import { firstDay } from './count-outlet-days.ts';
import type { EvidenceRepo } from './evidence.repo.ts';

const DAY_MS = 24 * 60 * 60_000;
const FRESH_MS = 10 * 60_000;
/** Until all days are counted, what is known is asked for again soon. */
const UNFINISHED_FRESH_MS = 5_000;
const MAX_ANSWERS = 64;

export interface OutletRecordSources {
  evidence: EvidenceRepo;
  publishers: PublisherRepo;
}

const countsFrom = async (evidence: EvidenceRepo, day: string) => {
  const days = await evidence.daysFrom(day);
  const counts = new Map<string, { items: number; revised: number }>();
  for (const { id, items, revised } of days.flatMap(({ outlets }) => outlets)) {
    const known = counts.get(id) ?? { items: 0, revised: 0 };
    counts.set(id, { items: known.items + items, revised: known.revised + revised });
  }
  return { counts, days: days.length };
};

const compute = async (
  category: Category | null,
  since: Date,
  { evidence, publishers }: OutletRecordSources,
): Promise<OutletRecords> => {
  const [{ counts, days }, { stories, reported }] = await Promise.all([
    countsFrom(evidence, firstDay(Date.now())),
    evidence.shares(category, since),
  ]);
  const known = (await publishers.byIds([...counts.keys()])).sort((a, b) => (a._id < b._id ? -1 : 1));
  const outlets = known.map(({ _id: id, name, owner, country, language, kind }) => ({
    ...{ id, name, owner, country, language, kind, leaning: null },
    ...(counts.get(id) ?? { items: 0, revised: 0 }),
    usualShare: stories > 0 ? (reported.get(id) ?? 0) / stories : 0,
  }));
  return { category, since: since.toISOString(), stories, days: Math.min(days, RECORD_DAYS), outlets };
};

/** The beginning of a day, so that answers are shared; thirty days back at most, which is also what absent means. */
const startOf = (since: Date | undefined, now: number): number => {
  const earliest = Date.parse(`${firstDay(now)}T00:00:00.000Z`);
  return since ? Math.max(earliest, Math.floor(since.getTime() / DAY_MS) * DAY_MS) : earliest;
};

/**
 * How outlets usually behave, kept for ten minutes. Those that opted out are looked up anew for each question, so that
 * none is told of after it left.
 */
export const createOutletRecords = (sources: OutletRecordSources) => {
  const answers = new LRUCache<string, Promise<OutletRecords>>({ max: MAX_ANSWERS });
  const kept = (category: Category | null, since: number): Promise<OutletRecords> => {
    const key = `${category} ${since}`;
    const known = answers.get(key);
    if (known) return known;
    const fresh = compute(category, new Date(since), sources);
    answers.set(key, fresh, { ttl: FRESH_MS });
    fresh.then(
      ({ days }) => days < RECORD_DAYS && answers.set(key, fresh, { ttl: UNFINISHED_FRESH_MS }),
      () => answers.delete(key),
    );
    return fresh;
  };
  return async (category: Category | null, since: Date | undefined): Promise<OutletRecords> => {
    const answer = await kept(category, startOf(since, Date.now()));
    const gone = await sources.publishers.optedOut(answer.outlets.map(({ id }) => id));
    return gone.size === 0 ? answer : { ...answer, outlets: answer.outlets.filter(({ id }) => !gone.has(id)) };
  };
};
export type OutletRecordsRead = ReturnType<typeof createOutletRecords>;
