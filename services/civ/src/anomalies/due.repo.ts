import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/** A story that is to be looked at again at a time. */
export interface DueDoc {
  _id: string;
  dueAt: Date;
}

const schema = new Schema<DueDoc>(
  { _id: { type: String, required: true }, dueAt: { type: Date, required: true } },
  { collection: 'stories_due', versionKey: false },
);
schema.plugin(refuseUndefined);
// what is due now
schema.index({ dueAt: 1 });

export const createDueModel = (connection: Connection) => connection.model<DueDoc>('StoryDue', schema);

/** Stories whose look failed, or whose open flags are old. */
export const createDueRepo = (model: ReturnType<typeof createDueModel>) => ({
  set: async (storyId: string, dueAt: Date): Promise<void> => {
    await model.updateOne({ _id: storyId }, { $set: { dueAt } }, { upsert: true });
  },
  clear: async (storyId: string): Promise<void> => {
    await model.deleteOne({ _id: storyId });
  },
  before: async (now: Date, limit: number): Promise<string[]> => {
    const rows = await model
      .find({ dueAt: { $lte: now } })
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean<DueDoc[]>();
    return rows.map(({ _id }) => _id);
  },
});
export type DueRepo = ReturnType<typeof createDueRepo>;
