import type { TFunction } from 'i18next';
import { reportEngagement } from '../../lib/engagement.ts';
import { showToast } from '../../lib/toast.ts';
import { savedMarks } from './reading-marks.ts';

/** Keeps a report or lets it go, and offers to undo it. */
export function toggleSaved(id: string, t: TFunction): void {
  const had = savedMarks.ids.get().has(id);
  const [change, undo] = had ? [savedMarks.remove, savedMarks.add] : [savedMarks.add, savedMarks.remove];
  change(id);
  if (!had) reportEngagement(id, 'save');
  showToast({
    kind: 'result',
    text: t(had ? 'saved.removed' : 'saved.added'),
    action: { label: t('action.undo'), run: () => undo(id) },
  });
}
