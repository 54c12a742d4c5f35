import { AppError } from '@360/chassis/errors';
import type { Logger } from '@360/chassis/logger';
import type { Identity } from '@360/contracts/identity';
import { LATEST_NEWS } from '@360/contracts/reports';
import type { Allowances } from '../neighbours/allowances.ts';
import type { NewsClient } from '../neighbours/news.ts';
import { Away, unavailable } from '../neighbours/open-neighbour.ts';
import { newReport, type ReportOrder } from './new-report.ts';
import type { ReportDoc } from './report.model.ts';
import { isFinished, type ReportRepo } from './report.repo.ts';

export const MOST_UNFINISHED = 3;
export const BUSY = `${MOST_UNFINISHED} reports are being made for you. Please wait for one of them, or cancel it.`;

export interface OrderParts {
  reports: ReportRepo;
  news: Pick<NewsClient, 'leading' | 'story'>;
  allowances: Pick<Allowances, 'spend'>;
  /** Hands a report to the queue; what fails is found by the sweep. */
  handOn: (reportId: string) => Promise<void>;
  logger: Logger;
}

const NO_STORY = 'There is no such story.';

/** The story by the id it has now. @throws AppError */
const storyOf = async (asked: string, { news }: OrderParts, signal: AbortSignal): Promise<string> => {
  try {
    const id = asked === LATEST_NEWS ? await news.leading(signal) : asked;
    const story = id === null ? null : await news.story(id, signal);
    if (!story)
      throw new AppError('not_found', asked === LATEST_NEWS ? 'There is no story to report on yet.' : NO_STORY);
    return story.id;
  } catch (cause) {
    throw cause instanceof Away ? unavailable(cause) : cause;
  }
};

const ownOr = (known: ReportDoc, sub: string): ReportDoc => {
  if (known.sub !== sub || known.gone)
    throw new AppError('conflict', 'There is a report of this id already. Please choose another.');
  return known;
};

/** What is not paid for is taken back at once; whether it was is found out later where billing did not say. */
const spendOn = async (
  doc: ReportDoc,
  reader: Identity,
  isKept: boolean,
  { reports, allowances }: OrderParts,
  signal: AbortSignal,
): Promise<ReportDoc['granted']> => {
  try {
    return await allowances.spend(doc._id, reader, signal);
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'payment_required') await reports.remove(doc._id);
    else if (!isKept) await reports.abandon(doc._id);
    throw cause;
  }
};

/**
 * Takes in a report and hands it on. One that is asked for again by its id is the same, and nothing is spent twice: it is
 * stored before it is paid for, and begins when it is. @throws AppError
 */
export const orderReport = async (
  reader: Identity,
  order: ReportOrder,
  parts: OrderParts,
  signal: AbortSignal,
): Promise<ReportDoc> => {
  const { reports, handOn, logger } = parts;
  const { sub } = reader;
  const before = order.reportId === undefined ? null : await reports.byId(order.reportId);
  if (before && ownOr(before, sub).granted !== null) return before;
  const fresh = before ?? newReport(reader, order, await storyOf(order.storyId, parts, signal));
  if (!before && !(await reports.add(fresh))) return await orderReport(reader, order, parts, signal);
  if ((await reports.unfinishedOf(sub)).indexOf(fresh._id) >= MOST_UNFINISHED) {
    await reports.remove(fresh._id);
    throw new AppError('too_many_requests', BUSY);
  }
  const granted = await spendOn(fresh, reader, order.reportId !== undefined, parts, signal);
  const doc = granted && (await reports.grant(fresh._id, granted));
  if (!doc) throw new AppError('conflict', 'This report was deleted meanwhile.');
  if (!isFinished(doc))
    await handOn(doc._id).catch((cause: unknown) => logger.warn({ err: cause }, 'report not handed on yet'));
  return doc;
};
