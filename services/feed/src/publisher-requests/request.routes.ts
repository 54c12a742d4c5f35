import { AppError } from '@360/chassis/errors';
import { identityOf } from '@360/chassis/http/identity-of';
import { publisherRequestInputSchema } from '@360/contracts/publisher-requests';
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import type { FeedRepo } from '../feeds/feed.repo.ts';
import { ITEM_ID } from '../items/item-id.ts';
import type { PublisherRepo } from '../publishers/publisher.repo.ts';
import { apiPath, presentReceipt, presentRequest } from './present-request.ts';
import type { ProofCheck } from './prove-domain.ts';
import { readReference } from './reference.ts';
import type { RemovedItemRepo } from './removed-item.repo.ts';
import type { RequestDoc } from './request.model.ts';
import type { RequestRepo } from './request.repo.ts';
import { submitRequest } from './submit-request.ts';

/** A domain is looked at four times a minute at most, whoever asks. */
const CHECK_PAUSE_MS = 15_000;
const RECEIPT_PAGE = 1_000;
const MOST_KNOWN = 20;

const keySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'Idempotency-Key: up to 200 printable characters.')
  .optional();
const receiptQuerySchema = z.object({
  after: z.string().regex(ITEM_ID, 'not a place in this receipt').optional(),
});

export interface RequestParts {
  requests: RequestRepo;
  ledger: RemovedItemRepo;
  publishers: PublisherRepo;
  feeds: FeedRepo;
  proveDomain: ProofCheck;
}

/** @throws AppError `bad_request` for a reference mistyped, `not_found` for one that nobody has */
export const requestAt = async (requests: RequestRepo, typed: string): Promise<RequestDoc> => {
  const reference = readReference(typed);
  if (!reference)
    throw new AppError(
      'bad_request',
      'This is not a reference of ours: it has twelve letters and digits after PUB. Please look for a typing error.',
    );
  const request = await requests.byReference(reference);
  if (!request) throw new AppError('not_found', 'There is no request with this reference.');
  return request;
};

export const publisherRequestRoutes = ({ requests, ledger, publishers, feeds, proveDomain }: RequestParts): Router => {
  const router = Router();

  const send = async (res: Response, request: RequestDoc, status = 200) => {
    const [outlets, feedCount] = await Promise.all([
      publishers.ofDomain(request.domain),
      feeds.countOnDomain(request.domain),
    ]);
    const names = outlets.filter(({ optedOut }) => optedOut === null).map(({ name }) => name);
    const known = { publishers: names.slice(0, MOST_KNOWN), feeds: feedCount };
    res
      .status(status)
      .set('Cache-Control', 'no-store')
      .json(presentRequest(request, known, new Date()));
  };
  const named = (req: Request<{ reference: string }>) => requestAt(requests, req.params.reference);

  router.post('/api/publisher-requests', async (req, res) => {
    const input = publisherRequestInputSchema.parse(req.body);
    const key = keySchema.parse(req.get('idempotency-key'));
    const request = await submitRequest(input, { reader: identityOf(res), key }, { requests, now: new Date() });
    res.location(apiPath(request._id));
    await send(res, request, 201);
  });

  router.get('/api/publisher-requests/:reference', async (req, res) => {
    await send(res, await named(req));
  });

  router.post('/api/publisher-requests/:reference/check-proof', async (req, res) => {
    const request = await named(req);
    if (request.status !== 'submitted') return await send(res, request);
    const now = new Date();
    if (!(await requests.takeCheck(request, now, new Date(now.getTime() + CHECK_PAUSE_MS)))) {
      res.set('Retry-After', String(CHECK_PAUSE_MS / 1_000));
      throw new AppError(
        'too_many_requests',
        'We looked there a moment ago. Please try again in a quarter of a minute.',
      );
    }
    const findings = await proveDomain(request.domain, request.token);
    const at = new Date();
    const checked = await requests.saveCheck(request._id, { at, ...findings });
    const by = findings.file === 'found' ? 'file' : findings.dns === 'found' ? 'dns' : null;
    const proven = by && (await requests.prove(request._id, { at, by }));
    await send(res, proven || checked || request);
  });

  router.get('/api/publisher-requests/:reference/receipt', async (req, res) => {
    const request = await named(req);
    const { after } = receiptQuerySchema.parse(req.query);
    const ids = request.receipt ? await ledger.page(request._id, RECEIPT_PAGE, after) : [];
    const next = ids.length === RECEIPT_PAGE ? (ids.at(-1) ?? null) : null;
    const receipt = presentReceipt(request, ids, next);
    if (!receipt) throw new AppError('not_found', 'There is no receipt yet: nothing was removed under this reference.');
    res
      .set({ 'Cache-Control': 'no-store', 'Content-Disposition': `inline; filename="${request._id}.json"` })
      .json(receipt);
  });

  return router;
};
