import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Persona, StoryAnalysis } from '@360/contracts/analysis';
import type { EvidenceBundle } from '@360/contracts/evidence';
import type { NewsItem } from '@360/contracts/news';
import type { AnalyzeResponse } from '@360/contracts/personas';
import type { ReportExport, ReportSection, reportRequestSchema } from '@360/contracts/reports';
import type { StoryDetail } from '@360/contracts/stories';
import type { z } from 'zod';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** What a report rests on, as it stood at one moment; nothing is asked again after that. */
export interface Frozen {
  /** ISO 8601. */
  at: string;
  analysis: StoryAnalysis;
  bundle: EvidenceBundle;
  detail: StoryDetail;
  related: NewsItem[];
}

/** A story as the persona of the report reads it. */
export type Reading = Pick<AnalyzeResponse, 'sentences' | 'passages' | 'writer' | 'abstained'>;

/** What was asked for. */
export interface ReportAsk {
  id: string;
  topic: string;
  persona: Persona;
  depth: z.output<typeof reportRequestSchema>['depth'];
  /** ISO 8601, both included. */
  timeframe: { from: string; to: string };
  /** In the order of the report. */
  sections: ReportSection[];
  formats: ReportExport[];
}

/** All that a report is made from: the same material gives the same bytes. */
export interface Material {
  ask: ReportAsk;
  frozen: Frozen;
  reading: Reading;
}

export const packed = async (value: unknown): Promise<Buffer> => await pack(JSON.stringify(value));
export const unpacked = async <Value>(bytes: Uint8Array): Promise<Value> =>
  JSON.parse((await unpack(bytes)).toString('utf8')) as Value;
