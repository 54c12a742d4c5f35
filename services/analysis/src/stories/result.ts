import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { StoryAnalysis } from '@360/contracts/analysis';
import type { ClaimThen } from '@360/contracts/story-changes';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { claimThen } from './claim-snapshots.ts';
import { briefingOf } from './present-briefing.ts';
import type { Result } from './story-analysis.model.ts';

/** What a thread makes of a story's evidence. */
export interface Reading extends Omit<Result, 'briefing' | 'evidence' | 'evidenceHash'> {
  briefing: Uint8Array;
  evidence: Uint8Array;
  claims: ClaimThen[];
}

/** SHA-256 of anything made of JSON, in hex. */
export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const pack = (value: unknown): Uint8Array => gzipSync(JSON.stringify(value));

/** What was packed. */
export const unpack = <Value>(packed: Uint8Array): Value => JSON.parse(gunzipSync(packed).toString('utf8')) as Value;

/** A story's analysis as it is stored and sent. The same evidence gives the same bytes. */
export const readingFrom = (evidence: StoryEvidence, analysis: StoryAnalysis): Reading => ({
  version: analysis.version,
  asOf: new Date(evidence.asOf),
  hash: hashOf(analysis),
  itemIds: evidence.reports.map(({ id }) => id),
  outletIds: [...new Set(evidence.reports.map(({ outletId }) => outletId))],
  briefing: pack(briefingOf(analysis)),
  evidence: pack(evidence),
  claims: analysis.claims.map(claimThen),
});
