import { type Connection, Schema } from 'mongoose';
import { isDuplicate } from './duplicate-key.ts';

const COUNTER = 'readings';
const schema = new Schema<{ _id: string; n: number }>(
  { _id: { type: String, required: true }, n: { type: Number, required: true } },
  { collection: 'counters', versionKey: false },
);

/**
 * Numbers readings of evidence, across all processes. Whoever takes a number and reads then has seen everything that was
 * stored before a lower number was taken.
 */
export const createTickets = (connection: Connection) => {
  const model = connection.model('Counter', schema);
  return {
    /** Before the first number is taken. */
    begin: async (): Promise<void> => {
      if (await model.exists({ _id: COUNTER })) return;
      await model.create({ _id: COUNTER, n: 0 }).catch((cause: unknown) => {
        // another process began at the same moment
        if (!isDuplicate(cause)) throw cause;
      });
    },
    next: async (): Promise<number> => {
      const counter = await model.findByIdAndUpdate(COUNTER, { $inc: { n: 1 } }, { returnDocument: 'after' }).lean();
      if (!counter) throw new Error('The counter of readings is not there.');
      return counter.n;
    },
  };
};
export type Tickets = ReturnType<typeof createTickets>;
