import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { whenIdle } from '../../lib/when-idle.ts';

const load = () => import('./feed-settings-popover.tsx').then((module) => ({ default: module.FeedSettingsPopover }));
const FeedSettingsPopover = lazy(load);
whenIdle(load);

/** The button of the feed's settings; what it opens is loaded when the page has come to rest. */
export function FeedSettings() {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className="icon-btn"
      aria-label={t('settings.feed')}
      aria-haspopup="dialog"
      onClick={() => setWanted(true)}
    >
      <SlidersHorizontal className="icon" aria-hidden />
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <FeedSettingsPopover />
    </Suspense>
  );
}
