import { randomUUID } from 'node:crypto';
import { type Connection, Schema } from 'mongoose';
import type { Logger } from '../logger.ts';
import { type Loop, startLoop } from '../loop.ts';

/** No write takes longer: the database's connections are given up before. */
const WRITTEN_MS = 45_000;
const SWEEP_MS = 2_000;
const MOST_SWEPT = 200;

interface Mark {
  _id: string;
  /** Which hand-on it stands for; a later one of the same id has another. */
  round: string;
  markedAt: Date;
  /** Set where the write has ended and the queue did not take it. */
  written: boolean;
}

const schemaOf = (collection: string): Schema<Mark> =>
  new Schema<Mark>(
    {
      _id: { type: String, required: true },
      round: { type: String, required: true },
      markedAt: { type: Date, required: true },
      written: { type: Boolean, required: true },
    },
    { collection, versionKey: false },
  );

export interface MarkedHandOn {
  /**
   * Does a write that changes or removes documents of these ids, and hands them on after it, whatever came of it. They
   * are marked in the database before: cut off at any point, the sweep of any process hands them on. Throws what the
   * write throws, or where they cannot be marked; nothing is written then.
   */
  around: <Result>(ids: readonly string[], write: () => Promise<Result>) => Promise<Result>;
  /** Hands on what was left behind, within a minute. */
  startSweep: () => Loop;
}

interface Options {
  connection: Connection;
  /** Where the marks are kept. */
  collection: string;
  /** Throws where the queue does not take them. */
  handOn: (ids: string[]) => Promise<void>;
  logger: Logger;
  /** After how many milliseconds a mark is left behind by a process that died. */
  leftAfterMs?: number;
}

/** Tells another service which documents have changed, so that no change is lost with the process that made it. */
export const createMarkedHandOn = (options: Options): MarkedHandOn => {
  const { connection, collection, handOn, logger, leftAfterMs = WRITTEN_MS } = options;
  const model = connection.model<Mark>(`Marks of ${collection}`, schemaOf(collection));

  const mark = async (ids: readonly string[], round: string): Promise<void> => {
    const fields = { round, markedAt: new Date(), written: false };
    await model.bulkWrite(
      ids.map((id) => ({ updateOne: { filter: { _id: id }, update: { $set: fields }, upsert: true } })),
    );
  };
  const unmark = (marks: readonly Pick<Mark, '_id' | 'round'>[]) =>
    model.bulkWrite(marks.map(({ _id, round }) => ({ deleteOne: { filter: { _id, round } } })));

  const tell = async (ids: readonly string[], round: string): Promise<void> => {
    try {
      await handOn([...ids]);
      await unmark(ids.map((_id) => ({ _id, round })));
    } catch (cause) {
      logger.warn({ err: cause }, 'change not handed on yet');
      await model.updateMany({ _id: { $in: ids }, round }, { $set: { written: true } }).catch(() => undefined);
    }
  };

  return {
    around: async (ids, write) => {
      const each = [...new Set(ids)];
      if (each.length === 0) return await write();
      const round = randomUUID();
      await mark(each, round);
      try {
        return await write();
      } finally {
        await tell(each, round);
      }
    },
    startSweep: () =>
      startLoop(
        collection,
        () => SWEEP_MS,
        logger,
        async () => {
          const before = new Date(Date.now() - leftAfterMs);
          const left = await model
            .find({ $or: [{ written: true }, { markedAt: { $lt: before } }] })
            .limit(MOST_SWEPT)
            .lean<Mark[]>();
          if (left.length === 0) return false;
          await handOn(left.map(({ _id }) => _id));
          await unmark(left);
          return left.length === MOST_SWEPT;
        },
      ),
  };
};
