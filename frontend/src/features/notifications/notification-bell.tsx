import { lazy, Suspense, useState } from 'react';
import { withStrings } from '../../lib/i18n.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { BellFace, useBellName } from './bell-face.tsx';

const fetchPopover = withStrings(['notifications'], () => import('./notification-popover.tsx'));
const load = () => fetchPopover().then((module) => ({ default: module.NotificationPopover }));
const NotificationPopover = lazy(load);
whenIdle(load);

/** The button of the header that opens the notifications; what it opens is loaded when the page has come to rest. */
export function NotificationBell({ unread }: { unread: number }) {
  const name = useBellName(unread);
  const [wanted, setWanted] = useState(false);
  const button = (
    <button type="button" className="icon-btn" title={name} aria-haspopup="dialog" onClick={() => setWanted(true)}>
      <BellFace unread={unread} />
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <NotificationPopover unread={unread} />
    </Suspense>
  );
}
