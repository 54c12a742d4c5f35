import type { EngagementAction } from '@360/contracts/engagement';
import { useEffect } from 'react';

/** A report that is passed over more quickly was not opened to be read. */
const READ_AFTER_MS = 2_000;

/** Counts what the reader did with a report. Outlives the page, and nothing waits for it or fails with it. */
export function reportEngagement(itemId: string, action: EngagementAction): void {
  void fetch(`/api/items/${encodeURIComponent(itemId)}/engagement`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
  }).catch(() => undefined);
}

/** Counts a report as opened once it has been on screen for two seconds; null until it is known which. */
export function useOpened(itemId: string | null): void {
  useEffect(() => {
    if (itemId === null) return;
    const timer = setTimeout(() => reportEngagement(itemId, 'open'), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [itemId]);
}
