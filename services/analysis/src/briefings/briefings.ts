import { randomUUID } from 'node:crypto';
import { AppError } from '@360/chassis/errors';
import type { Logger } from '@360/chassis/logger';
import type { Briefing, BriefingSource, briefingListSchema, briefingRequestSchema } from '@360/contracts/briefings';
import { briefingGeneration } from '@360/contracts/jobs';
import type { z } from 'zod';
import { isFinished } from '../reading-room/job-states.ts';
import { runJob } from '../reading-room/run-job.ts';
import type { BriefingDoc } from './briefing.model.ts';
import { bytesOfFiles } from './handed-in.ts';
import { type MakingParts, makeBriefing } from './make-briefing.ts';
import { presentBriefing, presentList } from './present-briefing.ts';
import { createTurns } from './turns.ts';

type Request = z.output<typeof briefingRequestSchema>;

const MOST_KEPT = 200;
const MOST_UNFINISHED = 3;
const BUSY = `${MOST_UNFINISHED} briefings are being made for you. Please wait for one of them, or cancel it.`;

export interface BriefingParts extends MakingParts {
  /** Hands a briefing to the queue; what fails is found by the sweep. */
  handOn: (briefingId: string) => Promise<void>;
  logger: Logger;
}

const waiting = (kind: BriefingSource['kind'], name: string): BriefingSource => ({
  ...{ kind, name, state: 'waiting', reason: null, words: 0 },
});

const freshFor = (sub: string, { subject, persona, links, attachments }: Request): BriefingDoc => {
  const now = new Date();
  const files = attachments.map(({ filename }, at) => waiting('file', filename || `${at + 1}`));
  return {
    ...{ _id: randomUUID().replaceAll('-', ''), sub, step: 'waiting', progress: 0, faults: 0, failure: null },
    ...{ createdAt: now, updatedAt: now, finishedAt: null, subject, persona, documents: [], text: null },
    ...{ sources: [...links.map((link) => waiting('link', link)), ...files], confidence: null, origins: [] },
  };
};

/** What had been read is read again, and what was refused is tried again; files are gone. */
const again = (source: BriefingSource): BriefingSource => waiting(source.kind, source.name);

/** Custom briefings, each one reader's own. */
export const createBriefings = (parts: BriefingParts) => {
  const { briefings, files, handOn, logger } = parts;

  const handedOn = async (id: string): Promise<void> => {
    await handOn(id).catch((cause: unknown) => logger.warn({ err: cause }, 'briefing not handed on'));
  };
  /** What was handed in goes as soon as its briefing has ended. */
  const forget = async (id: string): Promise<void> => {
    await files.dropAll([id]);
    await briefings.forgetDocuments(id);
  };
  /** Of two that are asked for at once, the first by time is within the limit for both. */
  const isTooMany = async (sub: string, id: string): Promise<boolean> =>
    (await briefings.unfinishedOf(sub)).indexOf(id) >= MOST_UNFINISHED;
  /** @throws AppError where too many are under way */
  const takeIn = async (sub: string, request: Request): Promise<string> => {
    const briefing = freshFor(sub, request);
    const { _id: id } = briefing;
    await briefings.add(briefing);
    if (!(await isTooMany(sub, id))) return id;
    await briefings.remove(sub, id);
    throw new AppError('too_many_requests', BUSY);
  };
  const inTurn = createTurns();

  return {
    /** @throws TooMuch, AppError */
    ask: async (sub: string, request: Request): Promise<string> => {
      const bytes = bytesOfFiles(request.attachments);
      const id = await inTurn(sub, () => takeIn(sub, request));
      for (const [at, each] of bytes.entries()) await files.keep(id, request.links.length + at, each);
      await briefings.trim(sub, MOST_KEPT);
      await handedOn(id);
      return id;
    },
    list: async (sub: string): Promise<z.infer<typeof briefingListSchema>> =>
      presentList(await briefings.list(sub, MOST_KEPT)),
    /** Null where the reader has no such briefing; so do the others. */
    find: async (sub: string, id: string): Promise<Briefing | null> => {
      const briefing = await briefings.ofReader(sub, id);
      return briefing && presentBriefing(briefing);
    },
    remove: async (sub: string, id: string): Promise<boolean> => {
      const isRemoved = await briefings.remove(sub, id);
      if (isRemoved) await files.dropAll([id]);
      return isRemoved;
    },
    /** One that has ended stays as it is. */
    cancel: async (sub: string, id: string): Promise<Briefing | null> => {
      const cancelled = await briefings.cancel(sub, id);
      if (cancelled) await forget(id);
      const briefing = await briefings.ofReader(sub, id);
      return briefing && presentBriefing(briefing);
    },
    /** Makes one anew that has failed or was cancelled. @throws AppError */
    retry: async (sub: string, id: string): Promise<Briefing | null> => {
      const known = await briefings.ofReader(sub, id);
      if (!known) return null;
      if ((await briefings.unfinishedOf(sub)).length >= MOST_UNFINISHED) throw new AppError('too_many_requests', BUSY);
      const begun = await briefings.begin(sub, id, known.sources.map(again));
      if (!begun) throw new AppError('conflict', 'Only a briefing that has failed or was cancelled can be made again.');
      await handedOn(id);
      return presentBriefing(begun);
    },
    /** Makes one that was asked for. May be repeated. */
    run: async (id: string, signal: AbortSignal): Promise<void> => {
      const briefing = await briefings.byId(id);
      if (!briefing || isFinished(briefing)) return;
      const { stands, fault } = briefings;
      const fail = async (failed: string, failure: string): Promise<void> => {
        await briefings.fail(failed, failure);
        await forget(failed);
      };
      const terms = { id, signal, stands, fault, fail, attempts: briefingGeneration.attempts, logger };
      await runJob(terms, (both) => makeBriefing(id, parts, both));
      // one that was cancelled in the midst of it left what it read after that
      if (!(await stands(id))) await forget(id);
    },
  };
};
export type Briefings = ReturnType<typeof createBriefings>;
