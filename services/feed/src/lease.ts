import { randomUUID } from 'node:crypto';
import { type Connection, Schema } from 'mongoose';

interface LeaseDoc {
  _id: string;
  holder: string;
  expiresAt: Date;
}

const LEASE_MS = 4_000;
const DUPLICATE_KEY = 11_000;

const schema = new Schema<LeaseDoc>(
  { _id: String, holder: String, expiresAt: Date },
  { collection: 'leases', versionKey: false },
);

/**
 * One piece of work that only one process may do at a time. A holder that dies loses it after four seconds. It stands in
 * the database that the work writes to, so that losing Redis never makes two holders.
 */
export const createLease = (connection: Connection, name: string) => {
  const model = connection.model<LeaseDoc>('Lease', schema);
  const holder = randomUUID();
  return {
    /** Takes or renews it; false while another holds it. */
    hold: async (): Promise<boolean> => {
      const now = new Date();
      const expiresAt = new Date(now.getTime() + LEASE_MS);
      try {
        await model.updateOne(
          { _id: name, $or: [{ holder }, { expiresAt: { $lt: now } }] },
          { $set: { holder, expiresAt } },
          { upsert: true },
        );
        return true;
      } catch (cause) {
        if (cause instanceof Error && 'code' in cause && cause.code === DUPLICATE_KEY) return false;
        throw cause;
      }
    },
    release: async (): Promise<void> => {
      await model.deleteOne({ _id: name, holder });
    },
  };
};
export type Lease = ReturnType<typeof createLease>;
