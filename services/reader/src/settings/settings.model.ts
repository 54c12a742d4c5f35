import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/** What one reader, `_id`, has set otherwise than it is set at first; the id is its only index. */
export interface SettingsDoc {
  _id: string;
  changed: Record<string, unknown>;
}

const schema = new Schema<SettingsDoc>(
  { _id: { type: String, required: true }, changed: { type: Schema.Types.Mixed, default: {} } },
  { collection: 'settings', versionKey: false },
);
schema.plugin(refuseUndefined);

export const createSettingsModel = (connection: Connection) => connection.model<SettingsDoc>('Settings', schema);
export type SettingsModel = ReturnType<typeof createSettingsModel>;
