import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

const KEPT_S = 86_400;

/** A file that waits to be read. It goes once it is read, and whenever its briefing ends. */
export interface HandedInFileDoc {
  /** `<briefing>-<place among its sources>` */
  _id: string;
  briefingId: string;
  bytes: Buffer;
  createdAt: Date;
}

const schema = new Schema<HandedInFileDoc>(
  {
    _id: { type: String, required: true },
    briefingId: { type: String, required: true },
    bytes: { type: Buffer, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'handed_in_files', versionKey: false },
);
schema.plugin(refuseUndefined);
// those of a briefing that ends
schema.index({ briefingId: 1 });
// whatever else happens, none is kept for longer than a day
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_S });

export const createHandedInFileModel = (connection: Connection) =>
  connection.model<HandedInFileDoc>('HandedInFile', schema);
export type HandedInFileModel = ReturnType<typeof createHandedInFileModel>;
