import { AppError } from '@360/chassis/errors';
import type { Identity } from '@360/contracts/identity';
import type { Report, ReportExport } from '@360/contracts/reports';
import { type Allowances, paymentsAway } from '../neighbours/allowances.ts';
import { giveBack } from './give-back.ts';
import type { KeptBytesStore } from './kept-bytes.ts';
import type { ReportOrder } from './new-report.ts';
import { BUSY, MOST_UNFINISHED, type OrderParts, orderReport } from './order-report.ts';
import { presentReport } from './present-report.ts';
import type { ReportDoc } from './report.model.ts';
import type { Place } from './report.repo.ts';

export interface ReportParts extends OrderParts {
  kept: Pick<KeptBytesStore, 'file' | 'dropAll'>;
  allowances: Allowances;
}

const PAGE = 20;
const OWN_PAGE = 20;

/** Reports of readers. Null where the reader has no such report. */
export const createReports = (parts: ReportParts) => {
  const { reports, kept, allowances, handOn, logger } = parts;

  const cancelled = async (sub: string, id: string): Promise<void> => {
    const doc = await reports.cancel(sub, id);
    if (!doc) return;
    await kept.dropAll([id]);
    await reports.release(id);
    await giveBack(doc, parts);
  };
  const find = async (sub: string, id: string): Promise<Report | null> => {
    const doc = await reports.ofReader(sub, id);
    return doc && presentReport(doc);
  };

  return {
    find,
    /** @throws AppError */
    order: async (reader: Identity, order: ReportOrder, signal: AbortSignal): Promise<Report> =>
      presentReport(await orderReport(reader, order, parts, signal)),
    list: async (sub: string, after: Place | null): Promise<{ reports: Report[]; next: Place | null }> => {
      const docs = await reports.list(sub, PAGE, after);
      const last = docs.length === PAGE ? docs.at(-1) : undefined;
      return { reports: docs.map(presentReport), next: last ? { at: last.createdAt, id: last._id } : null };
    },
    /** For the export of an account, in order of id. */
    own: async (sub: string, after: string): Promise<{ rows: Report[]; next: string | null }> => {
      const docs = await reports.pageOf(sub, OWN_PAGE, after);
      return { rows: docs.map(presentReport), next: docs.length === OWN_PAGE ? (docs.at(-1)?._id ?? null) : null };
    },
    /** One that has ended stays as it is. */
    cancel: async (sub: string, id: string): Promise<Report | null> => {
      if (await reports.ofReader(sub, id)) await cancelled(sub, id);
      return await find(sub, id);
    },
    /** Makes one anew that has failed or was cancelled; one that was withdrawn costs nothing again. @throws AppError */
    retry: async (reader: Identity, id: string, signal: AbortSignal): Promise<Report | null> => {
      const { sub } = reader;
      const known = await reports.ofReader(sub, id);
      if (!known) return null;
      if (!['failed', 'cancelled'].includes(known.step))
        throw new AppError('conflict', 'Only a report that has failed or was cancelled can be made again.');
      if ((await reports.unfinishedOf(sub)).length >= MOST_UNFINISHED) throw new AppError('too_many_requests', BUSY);
      if (!(await giveBack(known, parts))) throw paymentsAway();
      const granted = known.withdrawn ? (known.granted ?? 'plan') : await allowances.spend(id, reader, signal);
      const begun = await reports.begin(sub, id, granted);
      if (begun) await handOn(id).catch((cause: unknown) => logger.warn({ err: cause }, 'report not handed on yet'));
      return await find(sub, id);
    },
    remove: async (sub: string, id: string): Promise<boolean> => {
      if (!(await reports.ofReader(sub, id))) return false;
      await cancelled(sub, id);
      const isLeft = await reports.leave(sub, id);
      await kept.dropAll([id]);
      const doc = await reports.byId(id);
      if (doc?.gone && !doc.owed) await reports.remove(id);
      return isLeft;
    },
    /** The bytes of a finished report's file, with what it is about. */
    file: async (sub: string, id: string, format: ReportExport): Promise<{ doc: ReportDoc; bytes: Buffer } | null> => {
      const doc = await reports.ofReader(sub, id);
      if (doc?.step !== 'done' || !doc.files.some((each) => each.format === format)) return null;
      const bytes = await kept.file(id, format);
      return bytes && { doc, bytes };
    },
  };
};
export type Reports = ReturnType<typeof createReports>;
