import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { AnomalyType, FlaggedItem, Verdict } from '@360/contracts/civ';
import { type Connection, Schema } from 'mongoose';

/** What the community made of an item. */
export interface SettlementDoc {
  verdict: Verdict;
  at: Date;
  votes: Record<Verdict, number>;
  /** 0–1 */
  agreement: number;
  /** `time`: the votes did not settle it; it then says nothing of who was right. */
  by: 'votes' | 'time';
  /** Versions of the reviews that stand when it was settled. */
  versions: string[];
}

/** An anomaly of one item. Its id follows from item and type, so there is one of each. */
export interface FlagDoc {
  _id: string;
  itemId: string;
  storyId: string;
  storyTitle: string;
  outletId: string;
  newsItem: Omit<FlaggedItem['newsItem'], 'publishedAt'> & { publishedAt: Date };
  type: AnomalyType;
  severity: number;
  reason: string;
  signals: FlaggedItem['signals'];
  detectors: number;
  flaggedAt: Date;
  state: FlaggedItem['state'];
  settlement: SettlementDoc | null;
  /** Another after every review, so that none is passed over as it is settled. */
  revision: number;
  /** Whether everything that follows from the settlement has been done. */
  finished: boolean;
}

const { Mixed } = Schema.Types;
const text = { type: String, required: true };
const schema = new Schema<FlagDoc>(
  {
    _id: text,
    itemId: text,
    storyId: text,
    storyTitle: { type: String, default: '' },
    outletId: text,
    newsItem: { type: Mixed, required: true },
    type: text,
    severity: { type: Number, required: true },
    reason: text,
    signals: { type: Mixed, required: true },
    detectors: { type: Number, required: true },
    flaggedAt: { type: Date, required: true },
    state: text,
    settlement: { type: Mixed, default: null },
    revision: { type: Number, required: true },
    finished: { type: Boolean, required: true },
  },
  { collection: 'flags', versionKey: false, minimize: false },
);
schema.plugin(refuseUndefined);
// what is open, the most severe first; of one type too
schema.index({ state: 1, severity: -1, _id: 1 });
schema.index({ state: 1, type: 1, severity: -1, _id: 1 });
// those of a story, of an item, of a publisher
schema.index({ storyId: 1 });
schema.index({ itemId: 1 });
schema.index({ outletId: 1 });
// what was flagged, and what was settled, in the last days
schema.index({ flaggedAt: 1 });
schema.index({ 'settlement.at': -1 });
// settled ones whose effects are still to come
schema.index({ finished: 1 }, { partialFilterExpression: { finished: false } });

export const createFlagModel = (connection: Connection) => connection.model<FlagDoc>('Flag', schema);
export type FlagModel = ReturnType<typeof createFlagModel>;
