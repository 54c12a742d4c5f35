import { type Connection, Schema } from 'mongoose';

/** What all processes together know of a host that is asked: when it may be asked again, and what is under way. */
export interface HostDoc {
  _id: string;
  /** No request may start before. */
  freeAt: Date;
  /** The last moment that was given to somebody who has to come back. */
  lastSlot: Date;
  /** Requests under way. One whose process died stops counting at `until`. */
  running: { by: string; startAt: Date; until: Date }[];
  expiresAt: Date;
}

const schema = new Schema<HostDoc>(
  {
    _id: { type: String, required: true },
    freeAt: { type: Date, required: true },
    lastSlot: { type: Date, required: true },
    running: { type: Schema.Types.Mixed, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'hosts', versionKey: false },
);
// hosts nobody has asked for a day are forgotten
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const createHostModel = (connection: Connection) => connection.model<HostDoc>('Host', schema);
export type HostModel = ReturnType<typeof createHostModel>;
