import { lazy, Suspense, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { LiveLabel } from './live-label.tsx';

const load = () => import('./live-dropdown.tsx').then((module) => ({ default: module.LiveDropdown }));
const LiveDropdown = lazy(load);
whenIdle(load);

/** The Live TV button; its list of channels is loaded when the page has come to rest, or at the first press. */
export function LiveMenu({ channelId }: { channelId: string | null }) {
  const [wanted, setWanted] = useState(false);
  const look = `btn live-btn${channelId ? ' live-btn-on' : ''}`;
  const button = (
    <button type="button" className={look} aria-haspopup="menu" aria-expanded={wanted} onClick={() => setWanted(true)}>
      <LiveLabel />
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <LiveDropdown look={look} channelId={channelId} />
    </Suspense>
  );
}
