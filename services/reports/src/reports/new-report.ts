import { randomUUID } from 'node:crypto';
import type { Identity } from '@360/contracts/identity';
import { REPORT_DAYS, REPORT_SECTIONS, type reportRequestSchema } from '@360/contracts/reports';
import type { z } from 'zod';
import type { ReportAsk } from '../making/frozen.ts';
import type { ReportDoc } from './report.model.ts';

export type ReportOrder = z.output<typeof reportRequestSchema>;

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const instant = (text: string, ofDay: string): string =>
  new Date(DAY.test(text) ? `${text}T${ofDay}Z` : text).toISOString();

/** The time frame that was asked for, whole days from their first to their last instant in UTC; else the last seven days. */
export const timeframeOf = (asked: ReportOrder['timeframe'], now: Date): ReportAsk['timeframe'] =>
  asked
    ? { from: instant(asked.from, '00:00:00.000'), to: instant(asked.to, '23:59:59.999') }
    : { from: new Date(now.getTime() - REPORT_DAYS * DAY_MS).toISOString(), to: now.toISOString() };

/** A report that is yet to be paid for. */
export const newReport = ({ sub }: Identity, order: ReportOrder, storyId: string): ReportDoc => {
  const now = new Date();
  const { topic, depth, persona, include, export: formats, timeframe } = order;
  const sections = REPORT_SECTIONS.filter((name) => include[name]);
  return {
    ...{ _id: order.reportId ?? randomUUID().replaceAll('-', ''), sub, storyId },
    ask: { topic, depth, persona, sections, formats, timeframe: timeframeOf(timeframe, now) },
    ...{ step: 'waiting', progress: 0, faults: 0, failure: null, createdAt: now, updatedAt: now, finishedAt: null },
    ...{ figures: null, files: [], granted: null, owed: false, withdrawn: false, gone: false },
    ...{ outletIds: [], itemIds: [] },
  };
};
