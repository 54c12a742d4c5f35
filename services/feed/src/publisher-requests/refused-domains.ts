import { createGroupCommit } from '@360/chassis/group-commit';
import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/** A domain whose owner opted out: nothing of it is read, whatever list names it. Found by its id. */
export interface RefusedDomainDoc {
  _id: string;
  reference: string;
  at: Date;
}

const schema = new Schema<RefusedDomainDoc>(
  {
    _id: { type: String, required: true },
    reference: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'refused_domains', versionKey: false },
);
schema.plugin(refuseUndefined);

export const createRefusedDomainModel = (connection: Connection) =>
  connection.model<RefusedDomainDoc>('RefusedDomain', schema);

const LOOKUPS_TOGETHER = { most: 64, lingerMs: 5 };

export const createRefusedDomains = (model: ReturnType<typeof createRefusedDomainModel>) => {
  const among = createGroupCommit(async (lookups: string[][]): Promise<Map<string, string>[]> => {
    const wanted = [...new Set(lookups.flat())];
    const found = await model.find({ _id: { $in: wanted } }).lean<RefusedDomainDoc[]>();
    const references = new Map(found.map(({ _id, reference }) => [_id, reference]));
    return lookups.map(() => references);
  }, LOOKUPS_TOGETHER);

  return {
    /** Keeps the reference of the first request. */
    add: async (domain: string, reference: string, at: Date): Promise<void> => {
      await model.updateOne({ _id: domain }, { $setOnInsert: { reference, at } }, { upsert: true });
    },
    /** The reference under which each refused one of these domains opted out; fresh from the store. */
    among: async (domains: Iterable<string | null>): Promise<ReadonlyMap<string, string>> => {
      const wanted = [...new Set(domains)].filter((domain) => domain !== null);
      return wanted.length === 0 ? new Map() : await among(wanted);
    },
  };
};
export type RefusedDomains = ReturnType<typeof createRefusedDomains>;
