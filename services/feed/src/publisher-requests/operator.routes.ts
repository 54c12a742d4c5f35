import { AppError } from '@360/chassis/errors';
import { identityOf, requireRole } from '@360/chassis/http/identity-of';
import type { Logger } from '@360/chassis/logger';
import type { RequestState } from '@360/contracts/publisher-request-terms';
import { type DecisionInput, decisionInputSchema, operatorQuerySchema } from '@360/contracts/publisher-requests';
import { Router } from 'express';
import { decodeCursor, encodeCursor } from '../items/cursor.ts';
import { presentForOperator } from './present-request.ts';
import type { RequestDoc } from './request.model.ts';
import type { RequestRepo } from './request.repo.ts';
import { requestAt } from './request.routes.ts';

const PATH = '/api/operator/publisher-requests';
/** How the gateway names operators; the rest is their own name. */
const OPERATOR = /^operator:/;

interface Parts {
  requests: RequestRepo;
  logger: Logger;
}

const isDecided = ({ status }: RequestDoc): boolean => status !== 'submitted' && status !== 'proven';
const agrees = ({ status }: RequestDoc, { decision }: DecisionInput): boolean =>
  decision === 'decline' ? status === 'declined' : status === 'approved' || status === 'enforced';

/** From which states a decision may be made: an opt-out is approved once proven, or on an operator's word. */
const statesFor = ({ requestType }: RequestDoc, { decision, withoutProof }: DecisionInput): RequestState[] =>
  decision === 'decline' || requestType !== 'opt-out' || withoutProof ? ['submitted', 'proven'] : ['proven'];

/** @throws AppError `conflict` where another decision stands or the domain is still to be proven */
const decide = async (request: RequestDoc, input: DecisionInput, operator: string, parts: Parts) => {
  const { requests, logger } = parts;
  const standing = async (): Promise<RequestDoc> => {
    const now = (await requests.byReference(request._id)) ?? request;
    if (isDecided(now) && agrees(now, input)) return now;
    throw new AppError(
      'conflict',
      isDecided(now)
        ? `This request was ${now.status} already.`
        : 'The domain is not proven yet. Approve without proof only with a note that says why.',
    );
  };
  if (isDecided(request)) return await standing();
  const { decision, note, withoutProof } = input;
  const decided = await requests.decide(request._id, statesFor(request, input), {
    decision: { operator, at: new Date(), note, withoutProof: withoutProof && request.status !== 'proven' },
    status: decision === 'approve' ? 'approved' : 'declined',
    open: decision === 'approve' && request.requestType === 'opt-out',
    removal: null,
  });
  if (!decided) return await standing();
  logger.info({ reference: request._id, operator, decision, withoutProof }, 'publisher request decided');
  return decided;
};

/** For operators: what waits for an answer, the most urgent first, and the answer. */
export const operatorRequestRoutes = (parts: Parts): Router => {
  const { requests } = parts;
  const router = Router();
  router.use(PATH, requireRole('operator'));

  router.get(PATH, async (req, res) => {
    const { status, limit, cursor } = operatorQuerySchema.parse(req.query);
    const after = cursor === undefined ? undefined : decodeCursor(cursor);
    const rows = await requests.page(status ?? null, limit + 1, after);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    if (rows.length > limit && last) {
      const params = new URLSearchParams({
        limit: String(limit),
        cursor: encodeCursor({ at: last.dueAt, id: last._id }),
      });
      if (status) params.set('status', status);
      res.set('Link', `<${PATH}?${params}>; rel="next"`);
    }
    const now = new Date();
    res.set('Cache-Control', 'no-store').json(page.map((request) => presentForOperator(request, now)));
  });

  router.post(`${PATH}/:reference/decision`, async (req, res) => {
    const request = await requestAt(requests, req.params.reference);
    const input = decisionInputSchema.parse(req.body);
    const decided = await decide(request, input, identityOf(res).sub.replace(OPERATOR, ''), parts);
    res.set('Cache-Control', 'no-store').json(presentForOperator(decided, new Date()));
  });

  return router;
};
