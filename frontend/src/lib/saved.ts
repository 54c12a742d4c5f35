import { noteActivity } from './activity.ts';
import { reportEngagement } from './engagement.ts';
import { savedMarks, untoldSaves } from './saved-marks.ts';
import type { Translate } from './strings.ts';
import { showToast } from './toast.ts';

/** A little longer than a line with "Undo" stands. */
const SEND_AFTER_MS = 3_500;

let timer: ReturnType<typeof setTimeout> | undefined;
function tellLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    import('./saved-sync.ts').then(({ tellSaves }) => tellSaves()).catch(() => undefined);
  }, SEND_AFTER_MS);
}

/** Marks a report as kept or let go. The server is told when that can no longer be undone, offline once there is a network. */
export function keep(id: string, kept: boolean): void {
  if (kept) savedMarks.add(id);
  else savedMarks.remove(id);
  const { [id]: before, ...others } = untoldSaves.get();
  // What is undone before the server heard of it need not be told at all.
  untoldSaves.set(before === !kept ? others : { ...others, [id]: kept });
  tellLater();
}

/** Keeps a report or lets it go, and offers to undo it. */
export function toggleSaved({ id, title }: { id: string; title: string }, t: Translate): void {
  const kept = !savedMarks.ids.get().has(id);
  keep(id, kept);
  if (kept) {
    reportEngagement(id, 'save');
    noteActivity({ kind: 'save', subject: id, title, itemId: id });
  }
  showToast({
    kind: 'result',
    text: t(kept ? 'saved.added' : 'saved.removed'),
    action: { label: t('action.undo'), run: () => keep(id, !kept) },
  });
}
