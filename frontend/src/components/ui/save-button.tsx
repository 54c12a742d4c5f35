import { Bookmark } from 'lucide-react';
import { toggleSaved } from '../../lib/saved.ts';
import { savedMarks } from '../../lib/saved-marks.ts';
import { useStored } from '../../lib/stored-value.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** Keeps a report for later, or lets it go. */
export function SaveButton({ itemId, title }: { itemId: string; title: string }) {
  const { t } = useTranslation();
  const kept = useStored(savedMarks.ids).has(itemId);
  return (
    <button
      type="button"
      className="btn btn-quiet"
      aria-pressed={kept}
      onClick={() => toggleSaved({ id: itemId, title }, t)}
    >
      <Bookmark className={kept ? 'icon icon-s fill-current text-accent' : 'icon icon-s'} aria-hidden />
      {t('saved.save')}
    </button>
  );
}
