import type { OperatorRequest, PublisherRequest, RemovalReceipt } from '@360/contracts/publisher-requests';
import { proofFiles, proofLine, proofName } from './prove-domain.ts';
import type { RequestDoc } from './request.model.ts';

const MINUTE_MS = 60_000;

/** What is read of a domain at the moment. */
export type Known = PublisherRequest['known'];

export const apiPath = (reference: string): string => `/api/publisher-requests/${reference}`;

const historyOf = ({ createdAt, proven, decision, receipt, status }: RequestDoc): PublisherRequest['history'] => [
  { status: 'submitted', at: createdAt.toISOString() },
  ...(proven ? [{ status: 'proven' as const, at: proven.at.toISOString() }] : []),
  ...(decision
    ? [{ status: status === 'declined' ? ('declined' as const) : ('approved' as const), at: decision.at.toISOString() }]
    : []),
  ...(receipt ? [{ status: 'enforced' as const, at: receipt.at.toISOString() }] : []),
];

const proofOf = ({ domain, token, proven, lastCheck }: RequestDoc): PublisherRequest['proof'] => ({
  token,
  line: proofLine(token),
  files: proofFiles(domain),
  dns: { name: proofName(domain), value: proofLine(token) },
  provenAt: proven?.at.toISOString() ?? null,
  lastCheck: lastCheck && { ...lastCheck, at: lastCheck.at.toISOString() },
});

const withoutKnown = (request: RequestDoc, now: Date): Omit<PublisherRequest, 'known'> => ({
  reference: request._id,
  statusUrl: `/opt-out/status/${request._id}`,
  publisherName: request.publisherName,
  website: request.website,
  domain: request.domain,
  requestType: request.requestType,
  matter: request.matter,
  status: request.status,
  createdAt: request.createdAt.toISOString(),
  dueAt: request.dueAt.toISOString(),
  overdue: request.open && request.dueAt < now,
  history: historyOf(request),
  proof: proofOf(request),
  answer: request.decision?.note || null,
  removal: request.removal && { looked: request.removal.looked, removed: request.removal.removed },
  receiptUrl: request.receipt && `${apiPath(request._id)}/receipt`,
});

export const presentRequest = (request: RequestDoc, known: Known, now: Date): PublisherRequest => ({
  ...withoutKnown(request, now),
  known,
});

export const presentForOperator = (request: RequestDoc, now: Date): OperatorRequest => ({
  ...withoutKnown(request, now),
  contactEmail: request.contactEmail,
  additionalInfo: request.additionalInfo,
  minutesLeft: Math.trunc((request.dueAt.getTime() - now.getTime()) / MINUTE_MS),
  decision: request.decision && { ...request.decision, at: request.decision.at.toISOString() },
});

/** One page of a receipt; `next` is the last id of a page that is not the last. Null where nothing was removed yet. */
export const presentReceipt = (
  { _id: reference, domain, createdAt, proven, decision, receipt }: RequestDoc,
  ids: string[],
  next: string | null,
): RemovalReceipt | null =>
  decision &&
  receipt && {
    reference,
    domain,
    publishers: receipt.publishers,
    requestedAt: createdAt.toISOString(),
    provenAt: proven?.at.toISOString() ?? null,
    provenBy: proven?.by ?? null,
    decidedAt: decision.at.toISOString(),
    decidedBy: decision.operator,
    enforcedAt: receipt.at.toISOString(),
    removed: receipt.removed,
    verified: { at: receipt.at.toISOString(), searched: receipt.searched, traces: 0 },
    items: {
      total: receipt.total,
      sha256: receipt.sha256,
      ids,
      next: next && `${apiPath(reference)}/receipt?after=${next}`,
    },
  };
