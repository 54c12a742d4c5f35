import { AppError } from '@360/chassis/errors';
import { identityOf } from '@360/chassis/http/identity-of';
import { preferredWait, waitFor } from '@360/chassis/http/prefer-wait';
import { type ownReportsSchema, type Report, type reportListSchema, reportRequestSchema } from '@360/contracts/reports';
import { type Response, Router } from 'express';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from './list-cursor.ts';
import { isFinished } from './report.repo.ts';
import type { Reports } from './reports.ts';

const ASKING_MS = 20_000;
const [OK, ACCEPTED, NO_CONTENT] = [200, 202, 204];

const listQuerySchema = z.object({ cursor: z.string().max(200).transform(decodeCursor).optional() });
const ownQuerySchema = z.object({ after: z.string().max(100).default('') });

export const orThere = <Found>(found: Found | null): Found => {
  if (found === null) throw new AppError('not_found', 'There is no such report.');
  return found;
};

const send = (res: Response, status: number, body: unknown): void => {
  res.status(status).set('Cache-Control', 'private, no-store').json(body);
};

const whileOpen = (res: Response): AbortSignal => {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  return gone.signal;
};

/** A reader's reports. What is another's is not there. */
export const reportRoutes = ({ reports }: { reports: Reports }): Router => {
  const router = Router();

  router.post('/api/professional-report/generate', async (req, res) => {
    const order = reportRequestSchema.parse(req.body);
    const reader = identityOf(res);
    const seconds = preferredWait(req.get('prefer'));
    const report = await reports.order(reader, order, AbortSignal.timeout(ASKING_MS));
    const look = async (): Promise<Report> => (await reports.find(reader.sub, report.id)) ?? report;
    if (seconds > 0) res.set('Preference-Applied', `wait=${seconds}`);
    const latest = seconds === 0 ? report : await waitFor(look, isFinished, seconds, whileOpen(res));
    send(res, isFinished(latest) ? OK : ACCEPTED, latest);
  });

  router.get('/api/reports', async (req, res) => {
    const { cursor } = listQuerySchema.parse(req.query);
    const { reports: page, next } = await reports.list(identityOf(res).sub, cursor ?? null);
    const body: z.input<typeof reportListSchema> = { reports: page, next: next && encodeCursor(next) };
    send(res, OK, body);
  });
  router.get('/api/reports/:id', async (req, res) => {
    send(res, OK, orThere(await reports.find(identityOf(res).sub, req.params.id)));
  });
  router.delete('/api/reports/:id', async (req, res) => {
    if (!(await reports.remove(identityOf(res).sub, req.params.id))) orThere(null);
    res.status(NO_CONTENT).end();
  });
  router.post('/api/reports/:id/cancel', async (req, res) => {
    send(res, OK, orThere(await reports.cancel(identityOf(res).sub, req.params.id)));
  });
  router.post('/api/reports/:id/retry', async (req, res) => {
    const report = await reports.retry(identityOf(res), req.params.id, AbortSignal.timeout(ASKING_MS));
    send(res, ACCEPTED, orThere(report));
  });

  /** For the reader service, which asks in the name of a reader. The gateway leads nobody here. */
  router.get('/internal/own-data/reports', async (req, res) => {
    const { after } = ownQuerySchema.parse(req.query);
    const body: z.input<typeof ownReportsSchema> = await reports.own(identityOf(res).sub, after);
    send(res, OK, body);
  });

  return router;
};
