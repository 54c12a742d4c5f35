import { createHash } from 'node:crypto';
import { BUNDLE_FORMAT, type EvidenceBundle } from '@360/contracts/evidence';
import { sealedTextOf } from '@360/contracts/verify-evidence';
import type { Material } from '../making/frozen.ts';
import type { ReportDocument } from './document.ts';
import type { Ledger } from './ledger.ts';

/** A bundle of evidence that holds the report itself too: one seal is on both. */
export type SealedReport = EvidenceBundle & { report: { ask: Material['ask']; document: ReportDocument } };

/**
 * What a report rests on and what it says, in one sealed bundle: whatever verifies bundles verifies it, and one changed
 * byte of either fails.
 */
export const sealedReport = ({ ask, frozen }: Material, document: ReportDocument, ledger: Ledger): SealedReport => {
  const { analysisVersion, storyId, asOf, items } = frozen.bundle;
  const { sentences, passages, figures } = ledger.told();
  const open = {
    format: BUNDLE_FORMAT as typeof BUNDLE_FORMAT,
    ...{ analysisVersion, storyId, asOf, items, passages, figures, sentences },
    report: { ask, document },
  };
  return { ...open, seal: createHash('sha256').update(sealedTextOf(open), 'utf8').digest('hex') };
};
