import type { ReportTarget } from '../../lib/report-request.ts';
import { isForgotten } from '../../lib/stored-value.ts';
import { type Draft, draftIn } from './draft.ts';

/** What was configured before the reader went elsewhere to pay. */
interface KeptPurchase {
  reportId: string;
  target: ReportTarget;
  draft: Draft;
}

const NAME = 'report-purchase';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function targetIn(value: unknown): ReportTarget | null {
  const { storyId, title, itemId } = (value ?? {}) as Partial<Record<keyof ReportTarget, unknown>>;
  return isText(storyId) && isText(title) && isText(itemId) ? { storyId, title, itemId } : null;
}

/** Keeps it for as long as the tab is open; where storage is refused it is not there when the reader comes back. */
export function keepPurchase(purchase: KeptPurchase): void {
  if (isForgotten()) return;
  try {
    sessionStorage.setItem(NAME, JSON.stringify(purchase));
  } catch {
    // Full or refused: the form begins anew, and what was paid for is still there to be made.
  }
}

/** What was kept for the report that the reader comes back with. */
export function keptPurchase(reportId: string): KeptPurchase | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Partial<Record<keyof KeptPurchase, unknown>>;
    const [target, draft] = [targetIn(kept.target), draftIn(kept.draft)];
    return kept.reportId === reportId && target && draft ? { reportId, target, draft } : null;
  } catch {
    return null;
  }
}
