import type { Briefing } from '@360/contracts/briefings';
import { useEffect } from 'react';
import { keepNote, type Noted } from './activity-waiting.ts';
import { settings } from './settings-store.ts';

type WrittenBriefing = Pick<Briefing, 'id' | 'subject' | 'finishedAt' | 'step'>;

/** What is passed over more quickly was not read. */
const READ_AFTER_MS = 2_000;

/**
 * Notes what the reader did, for their own library and profile, unless they keep no activity. Nothing waits for it. It is
 * kept at once and told later: by this page, or where that is left before it can, at the next start.
 */
export function noteActivity(noted: Noted): void {
  if (!settings.get().keepActivity || !keepNote(noted)) return;
  import('./activity-queue.ts').then(({ sendSoon }) => sendSoon()).catch(() => undefined);
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

/** Words that were searched for; nothing where only a file was. */
export const searchOf = (query: string): Noted | null =>
  query.trim() ? { kind: 'search', subject: query.trim(), title: '', itemId: null } : null;

/** A briefing that was written; told again, by whichever page, it is the same entry. Null until it is written. */
export const briefingMade = ({ id, subject, finishedAt, step }: WrittenBriefing): Noted | null =>
  step === 'done' && finishedAt !== null
    ? { kind: 'briefing', subject: id, title: subject, itemId: null, id: `briefing-${id}`, at: finishedAt }
    : null;
