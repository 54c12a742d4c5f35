import { keep } from '../../lib/saved.ts';
import { i18n } from '../../lib/strings.ts';
import { showToast } from '../../lib/toast.ts';

/** Lets a kept report go, and offers to undo it. */
export function letGo(id: string): void {
  keep(id, false);
  showToast({
    kind: 'result',
    text: i18n.t('saved.removed'),
    action: { label: i18n.t('action.undo'), run: () => keep(id, true) },
  });
}
