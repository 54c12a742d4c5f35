import { LRUCache } from 'lru-cache';
import type { StoryEvidence } from '../evidence/evidence.ts';
import type { WrittenRepo } from '../written/written.repo.ts';
import type { Announcer } from './announcer.ts';
import { hashOf, type Reading } from './result.ts';
import { isUncounted } from './second-looks.ts';
import type { Result } from './story-analysis.model.ts';
import type { Standing, StoryAnalysisRepo } from './story-analysis.repo.ts';
import type { Tickets } from './tickets.ts';

/** A story of fewer reports is analysed when somebody asks for it, and not stored. */
const FEWEST_STORED = 2;
const ALONE_KEPT = 200;
const ALONE_MS = 60_000;
/** The feed service and the computation together, for a reader who waits. */
const ON_DEMAND_MS = 25_000;

/** Null where there is no such story; `storyId` is another where it was merged into that one. */
export type ReadEvidence = (storyId: string, signal: AbortSignal) => Promise<StoryEvidence | null>;

export interface Found extends Result {
  kind: 'found';
  storyId: string;
  /** Number of the reading it comes from. */
  ticket: number;
}
export type Answer = Found | { kind: 'moved'; storyId: string } | { kind: 'gone' };

interface Parts {
  analyses: StoryAnalysisRepo;
  written: WrittenRepo;
  tickets: Tickets;
  readEvidence: ReadEvidence;
  analyse: (evidence: StoryEvidence) => Promise<Reading>;
  announcer: Pick<Announcer, 'announce'>;
  /** Of the analysis that this process computes. */
  version: number;
}

/** Whether words of reports stand in it that are no evidence any more. */
const holdsOthers = ({ itemIds }: Standing, { reports }: StoryEvidence): boolean => {
  const there = new Set(reports.map(({ id }) => id));
  return itemIds.some((id) => !there.has(id));
};

/** Story analyses as they are computed, kept and found. */
export const createStoryAnalyses = (parts: Parts) => {
  const { analyses, written, tickets, readEvidence, analyse, announcer, version } = parts;
  const running = new Map<string, Promise<Answer>>();
  /** Of stories that are not stored, by their evidence. */
  const alone = new LRUCache<string, Result>({ max: ALONE_KEPT, ttl: ALONE_MS });

  const compute = async (
    evidence: StoryEvidence,
    evidenceHash: string,
  ): Promise<{ result: Result; reading: Reading }> => {
    const reading = await analyse(evidence);
    const { claims: _, briefing, evidence: packed, ...rest } = reading;
    return {
      reading,
      result: { ...rest, evidenceHash, briefing: Buffer.from(briefing), evidence: Buffer.from(packed) },
    };
  };

  const forget = async (storyId: string, ticket: number, onlyStored = false): Promise<void> => {
    await analyses.clear(storyId, ticket, new Date(), { onlyStored });
    await written.forget(storyId, null);
  };

  const readAlone = async (evidence: StoryEvidence, ticket: number): Promise<Found> => {
    const evidenceHash = hashOf(evidence);
    const result = alone.get(evidenceHash) ?? (await compute(evidence, evidenceHash)).result;
    alone.set(evidenceHash, result);
    await analyses.clear(evidence.storyId, ticket, new Date(), { onlyStored: true });
    await written.forget(evidence.storyId, result.hash);
    return { kind: 'found', storyId: evidence.storyId, ticket, ...result };
  };

  const readStored = async (evidence: StoryEvidence, ticket: number): Promise<Found | null> => {
    const { storyId } = evidence;
    const evidenceHash = hashOf(evidence);
    const standing = await analyses.standing(storyId);
    if (standing?.evidenceHash === evidenceHash && standing.version === version)
      await analyses.confirm(storyId, ticket, evidenceHash);
    else {
      const { result, reading } = await compute(evidence, evidenceHash).catch(async (cause: unknown) => {
        if (standing && holdsOthers(standing, evidence)) await forget(storyId, ticket);
        throw cause;
      });
      const outcome = await analyses.save(storyId, ticket, result, reading.claims, new Date());
      if (outcome === 'changed') {
        await written.forget(storyId, result.hash);
        announcer.announce(storyId);
      }
      if (outcome !== 'newer') return { kind: 'found', storyId, ticket, ...result };
    }
    const current = await analyses.current(storyId);
    return current && { kind: 'found', storyId, ...current };
  };

  /** `null`: what was read meanwhile is not to be shown any more. */
  const read = async (
    storyId: string,
    signal: AbortSignal,
    isTold: boolean,
    onEvidence?: (evidence: StoryEvidence) => void,
  ): Promise<Answer | null> => {
    const ticket = await tickets.next();
    const evidence = await readEvidence(storyId, signal);
    if (evidence) onEvidence?.(evidence);
    if (evidence?.storyId === storyId && evidence.reports.length > 0)
      return evidence.reports.length < FEWEST_STORED ? readAlone(evidence, ticket) : readStored(evidence, ticket);
    await forget(storyId, ticket, !isTold);
    return evidence && evidence.storyId !== storyId ? { kind: 'moved', storyId: evidence.storyId } : { kind: 'gone' };
  };

  const readOnDemand = async (storyId: string): Promise<Answer> => {
    const signal = AbortSignal.timeout(ON_DEMAND_MS);
    const first = await read(storyId, signal, false);
    return first ?? (await read(storyId, signal, false)) ?? { kind: 'gone' };
  };

  return {
    /**
     * Computes a story that the feed service told of, and stores what came of it. May be repeated. True where not all of its
     * outlets were counted yet, so that it is worth another look.
     */
    renew: async (storyId: string, signal: AbortSignal): Promise<boolean> => {
      let isEarly = false;
      await read(storyId, signal, true, (evidence) => {
        isEarly = isUncounted(evidence, Date.now());
      });
      return isEarly;
    },
    /** What is stored, or else is computed at once; those who ask for the same story together wait for one reading. */
    find: async (storyId: string): Promise<Answer> => {
      const stored = await analyses.current(storyId);
      if (stored?.version === version) return { kind: 'found', storyId, ...stored };
      const reading = running.get(storyId) ?? readOnDemand(storyId).finally(() => running.delete(storyId));
      running.set(storyId, reading);
      return await reading;
    },
    /** Takes away at once what holds words of items or of a publisher that opted out. */
    drop: async (of: { itemIds: string[] } | { outletId: string }): Promise<void> => {
      alone.clear();
      for (const storyId of await analyses.drop(of, await tickets.next())) await written.forget(storyId, null);
    },
  };
};
export type StoryAnalyses = ReturnType<typeof createStoryAnalyses>;
