import type { ActivityEntry } from '@360/contracts/activity';
import { useEffect } from 'react';
import { settings } from './settings-store.ts';

/** Something the reader did, as the page tells it. */
export type Noted = Pick<ActivityEntry, 'kind' | 'subject' | 'title' | 'itemId'>;

/** What is passed over more quickly was not read. */
const READ_AFTER_MS = 2_000;

/** Notes what the reader did, for their own library and profile, unless they keep no activity. Nothing waits for it. */
export function noteActivity(noted: Noted): void {
  if (!settings.get().keepActivity) return;
  import('./activity-queue.ts').then(({ queueActivity }) => queueActivity(noted)).catch(() => undefined);
}

/** Notes something once it has been on screen for two seconds; null until it is known. */
export function useNoted(noted: Noted | null): void {
  const told = noted && JSON.stringify(noted);
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => noteActivity(JSON.parse(told) as Noted), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [told]);
}

/** A report that is read. */
export const readingOf = (item: { id: string; title: string } | null | undefined): Noted | null =>
  item ? { kind: 'read', subject: item.id, title: item.title, itemId: item.id } : null;

/** The analysis of a story, where it is open. */
export const analysisOf = (
  story: { id: string; title: string; leadItemId: string } | null | undefined,
  open: boolean,
): Noted | null =>
  story && open ? { kind: 'analysis', subject: story.id, title: story.title, itemId: story.leadItemId } : null;
