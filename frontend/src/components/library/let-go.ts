import i18next from 'i18next';
import { keep } from '../../lib/saved.ts';
import { showToast } from '../../lib/toast.ts';

/** Lets a kept report go, and offers to undo it. */
export function letGo(id: string): void {
  keep(id, false);
  showToast({
    kind: 'result',
    text: i18next.t('saved.removed'),
    action: { label: i18next.t('action.undo'), run: () => keep(id, true) },
  });
}
