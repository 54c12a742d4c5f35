import { Outlet, useMatch, useRouterState, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Shell } from '../components/layout/shell.tsx';
import { useStoryScroll } from '../components/layout/use-story-scroll.ts';
import { FeedPanel } from '../features/feed/feed-panel.tsx';
import { LiveMenu } from '../features/live/live-menu.tsx';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { NotificationEntry } from '../features/notifications/notification-entry.tsx';
import { useUnread } from '../features/notifications/use-unread.ts';
import { SearchEntry } from '../features/search-dialog/search-entry.tsx';
import { filterFromSearch } from '../lib/feed-filter.ts';
import { withStrings } from '../lib/i18n.ts';
import { PHONE, useMedia } from '../lib/use-media.ts';
import { useRemovals } from '../lib/use-removals.ts';

const HelpDialog = lazy(() =>
  import('../features/feed/help-dialog.tsx').then((module) => ({ default: module.HelpDialog })),
);
const LiveSheet = lazy(() =>
  import('../features/live/live-sheet.tsx').then((module) => ({ default: module.LiveSheet })),
);
const fetchSheet = withStrings(['notifications'], () => import('../features/notifications/notification-sheet.tsx'));
const NotificationSheet = lazy(() => fetchSheet().then((module) => ({ default: module.NotificationSheet })));

/** The frame of every page: the story column changes with the address, the feed beside it stays as it is. */
export function RootRoute() {
  const filter = filterFromSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const itemId = useMatch({ from: '/item/$itemId', shouldThrow: false })?.params.itemId ?? null;
  const channelId = useMatch({ from: '/live/$channelId', shouldThrow: false })?.params.channelId ?? null;
  const home = useRouterState({ select: (state) => state.location.pathname === '/' });
  const phone = useMedia(PHONE);
  const column = useRef<HTMLElement>(null);
  useStoryScroll(column);
  useRemovals();
  const unread = useUnread();
  const [layer, setLayer] = useState<'help' | 'live' | 'notifications' | null>(null);
  const closeLayer = useCallback(() => setLayer(null), []);
  const openHelp = useCallback(() => setLayer('help'), []);
  return (
    <Shell
      column={column}
      filter={filter}
      home={home}
      feedInFront={phone && home}
      search={<SearchEntry />}
      bell={!phone && <NotificationBell unread={unread} />}
      unread={unread > 0}
      menuEntry={(closeMenu) => (
        <NotificationEntry
          unread={unread}
          onChoose={() => {
            closeMenu();
            setLayer('notifications');
          }}
        />
      )}
      onHelp={openHelp}
      onLive={() => setLayer('live')}
      live={channelId !== null}
      feed={(state) => (
        <FeedPanel
          filter={filter}
          selectedId={itemId}
          inFront={phone && home}
          drawer={state}
          onHelp={openHelp}
          liveMenu={<LiveMenu channelId={channelId} />}
        />
      )}
    >
      <Outlet />
      <Suspense>
        {layer === 'help' && <HelpDialog onClose={closeLayer} />}
        {layer === 'notifications' && <NotificationSheet onClose={closeLayer} />}
        {layer === 'live' && <LiveSheet channelId={channelId} onClose={closeLayer} />}
      </Suspense>
    </Shell>
  );
}
