import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/** A webhook that was followed; nothing of what it said. */
interface EventDoc {
  _id: string;
  at: Date;
}

const schema = new Schema<EventDoc>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'events', versionKey: false },
);
schema.plugin(refuseUndefined);
// those of long ago go
schema.index({ at: 1 });

export const createEventModel = (connection: Connection) => connection.model<EventDoc>('Event', schema);
type EventModel = ReturnType<typeof createEventModel>;

/** Which webhooks were followed. */
export const createEventRepo = (model: EventModel) => ({
  isKnown: async (_id: string): Promise<boolean> => (await model.exists({ _id })) !== null,
  keep: async (_id: string, at: Date): Promise<void> => {
    await model.updateOne({ _id }, { $setOnInsert: { at } }, { upsert: true });
  },
  forget: async (before: Date): Promise<void> => {
    await model.deleteMany({ at: { $lt: before } });
  },
});
export type EventRepo = ReturnType<typeof createEventRepo>;
