import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { ProofFinding, RequestMatter, RequestState, RequestType } from '@360/contracts/publisher-request-terms';
import type { RemovedCounts } from '@360/contracts/publisher-requests';
import { type Connection, Schema } from 'mongoose';

/** How far the walk through all items has come: `after` is the last id that was looked at. */
export interface RemovalProgress {
  stage: 'sources' | 'items' | 'search';
  after: string | null;
  looked: number;
  removed: number;
}

export interface StoredReceipt {
  publishers: { id: string; name: string }[];
  removed: RemovedCounts;
  total: number;
  sha256: string;
  searched: Record<string, number>;
  at: Date;
}

/** What a publisher asked for. `open` ones are what an operator or the removal still owes something. */
export interface RequestDoc {
  _id: string;
  readerId: string;
  /** What makes a second sending the same request, for a day; null afterwards. */
  sameAs: string | null;
  bodyHash: string;
  publisherName: string;
  website: string;
  domain: string;
  contactEmail: string;
  requestType: RequestType;
  matter: RequestMatter;
  additionalInfo: string;
  token: string;
  status: RequestState;
  open: boolean;
  createdAt: Date;
  dueAt: Date;
  /** Told once to whoever runs it. */
  overdueNoted: boolean;
  nextCheckAt: Date;
  lastCheck: { at: Date; file: ProofFinding; dns: ProofFinding } | null;
  proven: { at: Date; by: 'file' | 'dns' } | null;
  decision: { operator: string; at: Date; note: string; withoutProof: boolean } | null;
  removal: RemovalProgress | null;
  receipt: StoredReceipt | null;
}

const { Mixed } = Schema.Types;
const schema = new Schema<RequestDoc>(
  {
    _id: { type: String, required: true },
    readerId: { type: String, required: true },
    sameAs: { type: String, default: null },
    bodyHash: { type: String, required: true },
    publisherName: { type: String, required: true },
    website: { type: String, required: true },
    domain: { type: String, required: true },
    contactEmail: { type: String, required: true },
    requestType: { type: String, required: true },
    matter: { type: String, required: true },
    additionalInfo: { type: String, default: '' },
    token: { type: String, required: true },
    status: { type: String, required: true },
    open: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    dueAt: { type: Date, required: true },
    overdueNoted: { type: Boolean, default: false },
    nextCheckAt: { type: Date, required: true },
    lastCheck: { type: Mixed, default: null },
    proven: { type: Mixed, default: null },
    decision: { type: Mixed, default: null },
    removal: { type: Mixed, default: null },
    receipt: { type: Mixed, default: null },
  },
  { collection: 'publisher_requests', versionKey: false, minimize: false },
);
schema.plugin(refuseUndefined);
// one request however often it is sent
schema.index({ sameAs: 1 }, { unique: true, partialFilterExpression: { sameAs: { $type: 'string' } } });
// how many a reader sent lately
schema.index({ readerId: 1, createdAt: 1 });
// the operators' list and the watch over deadlines: open ones, due soonest first
schema.index({ open: 1, dueAt: 1, _id: 1 });
// the operators' list of one status; approved opt-outs that wait for their removal
schema.index({ status: 1, dueAt: 1, _id: 1 });
// whether a domain was looked at a moment ago
schema.index({ domain: 1, nextCheckAt: 1 });

export const createRequestModel = (connection: Connection) => connection.model<RequestDoc>('PublisherRequest', schema);
export type RequestModel = ReturnType<typeof createRequestModel>;
