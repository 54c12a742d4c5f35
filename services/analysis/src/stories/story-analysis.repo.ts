import type { ClaimThen } from '@360/contracts/story-changes';
import { type Snapshot, withSnapshot } from './claim-snapshots.ts';
import { isDuplicate } from './duplicate-key.ts';
import type { Result, StoryAnalysisDoc, StoryAnalysisModel } from './story-analysis.model.ts';

/** Others that write the same story meanwhile are passed that often. */
const TRIES = 10;

/** What is known of a stored analysis without reading it. */
export type Standing = Pick<Result, 'version' | 'hash' | 'evidenceHash' | 'itemIds'>;

/** What came of a write: `newer`: a later reading was there already; `same`: it says what was stored before. */
export type Written = 'changed' | 'same' | 'newer';

type Change = (stored: StoryAnalysisDoc | null) => Omit<StoryAnalysisDoc, '_id'> | null;

const STANDING = { 'result.version': 1, 'result.hash': 1, 'result.evidenceHash': 1, 'result.itemIds': 1 } as const;

/** Where no document of mongoose is made, bytes come as the driver's own kind. */
const bytesOf = (stored: Buffer | { buffer: Uint8Array }): Buffer =>
  Buffer.from(stored instanceof Uint8Array ? stored : stored.buffer);

export const createStoryAnalysisRepo = (model: StoryAnalysisModel) => {
  /** Writes what `change` makes of what is stored, where nobody writes in between; null leaves it. */
  const write = async (id: string, ticket: number, change: Change): Promise<boolean> => {
    for (let tries = 0; tries < TRIES; tries++) {
      const stored = await model.findById(id).lean<StoryAnalysisDoc | null>();
      if (stored && stored.ticket >= ticket) return false;
      const next = change(stored);
      if (!next) return false;
      if (stored) {
        const { matchedCount } = await model.updateOne({ _id: id, ticket: stored.ticket }, { $set: next });
        if (matchedCount > 0) return true;
      } else {
        try {
          await model.create({ _id: id, ...next });
          return true;
        } catch (cause) {
          if (!isDuplicate(cause)) throw cause;
        }
      }
    }
    throw new Error(`The analysis of story ${id} is written by too many at once.`);
  };

  return {
    standing: async (id: string): Promise<Standing | null> =>
      (await model.findById(id, STANDING).lean<StoryAnalysisDoc | null>())?.result ?? null,
    current: async (id: string): Promise<(Result & { ticket: number }) | null> => {
      const stored = await model.findById(id, { history: 0 }).lean<StoryAnalysisDoc | null>();
      if (!stored?.result) return null;
      const { briefing, evidence, ...rest } = stored.result;
      return { ...rest, ticket: stored.ticket, briefing: bytesOf(briefing), evidence: bytesOf(evidence) };
    },
    history: async (id: string): Promise<Snapshot[]> =>
      (await model.findById(id, { history: 1 }).lean<StoryAnalysisDoc | null>())?.history ?? [],

    /** Stores what a reading came to, unless a later one did before. */
    save: async (id: string, ticket: number, result: Result, claims: ClaimThen[], now: Date): Promise<Written> => {
      const itemIds = new Set(result.itemIds);
      let isSame = false;
      const done = await write(id, ticket, (stored) => {
        isSame = stored?.result?.hash === result.hash;
        const updatedAt = isSame && stored ? stored.updatedAt : now;
        return {
          ticket,
          result,
          history: withSnapshot(stored?.history ?? [], { at: now, claims }, itemIds),
          updatedAt,
        };
      });
      if (!done) return 'newer';
      return isSame ? 'same' : 'changed';
    },
    /** Notes that a reading saw the same evidence as the one that is stored. */
    confirm: async (id: string, ticket: number, evidenceHash: string): Promise<void> => {
      await model.updateOne(
        { _id: id, ticket: { $lt: ticket }, 'result.evidenceHash': evidenceHash },
        { $set: { ticket } },
      );
    },
    /**
     * Takes away everything that is stored of a story; an earlier reading that is still under way brings nothing back.
     * With `only` a mark is left just where something was stored.
     */
    clear: async (id: string, ticket: number, now: Date, { onlyStored = false } = {}): Promise<void> => {
      await write(id, ticket, (stored) =>
        stored || !onlyStored ? { ticket, result: null, history: [], updatedAt: now } : null,
      );
    },
    /** Whether a later reading came to something else. */
    isSuperseded: async (id: string, ticket: number, hash: string): Promise<boolean> => {
      const stored = await model.findById(id, { ticket: 1, 'result.hash': 1 }).lean<StoryAnalysisDoc | null>();
      return stored !== null && stored.ticket > ticket && stored.result?.hash !== hash;
    },
    /** Takes away what holds words of these, and tells of which stories. What is read later is stored again. */
    drop: async (of: { itemIds: string[] } | { outletId: string }, ticket: number): Promise<string[]> => {
      const holding =
        'outletId' in of ? { 'result.outletIds': of.outletId } : { 'result.itemIds': { $in: of.itemIds } };
      const rows = await model.find(holding, { _id: 1 }).lean<{ _id: string }[]>();
      await model.updateMany({ ...holding, ticket: { $lt: ticket } }, { $set: { ticket, result: null, history: [] } });
      return rows.map(({ _id }) => _id);
    },
  };
};
export type StoryAnalysisRepo = ReturnType<typeof createStoryAnalysisRepo>;
