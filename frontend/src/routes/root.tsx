import { Outlet, useMatch, useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { LayerBoundary } from '../components/layout/layer-boundary.tsx';
import { Shell } from '../components/layout/shell.tsx';
import { useStoryScroll } from '../components/layout/use-story-scroll.ts';
import { CreateDialog } from '../features/create-content/create-later.tsx';
import { FeedPanel } from '../features/feed/feed-panel.tsx';
import { LiveMenu } from '../features/live/live-menu.tsx';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { NotificationEntry } from '../features/notifications/notification-entry.tsx';
import { useUnread } from '../features/notifications/use-unread.ts';
import { SearchEntry } from '../features/search-dialog/search-entry.tsx';
import { SettingsButton } from '../features/settings/settings-button.tsx';
import { TourPlace } from '../features/tour/tour-place.tsx';
import { filterFromSearch } from '../lib/feed-filter.ts';
import { withStrings } from '../lib/i18n.ts';
import { PHONE, useMedia } from '../lib/use-media.ts';
import { useRemovals } from '../lib/use-removals.ts';
import { ReportLater } from './report-later.tsx';
import { ShareLater } from './share-later.tsx';
import { useCardTool } from './use-card-tool.ts';
import { usePageEvents } from './use-page-events.ts';

const HelpDialog = lazy(() =>
  import('../features/feed/help-dialog.tsx').then((module) => ({ default: module.HelpDialog })),
);
const fetchBriefing = withStrings(
  ['briefing', 'evidence', 'told'],
  () => import('../features/briefing/briefing-dialog.tsx'),
);
const BriefingDialog = lazy(() => fetchBriefing().then((module) => ({ default: module.BriefingDialog })));
const fetchSaved = withStrings(['saved-searches'], () => import('../features/saved-searches/saved-to-pick.tsx'));
const SavedToPick = lazy(() => fetchSaved().then((module) => ({ default: module.SavedToPick })));
const LiveSheet = lazy(() =>
  import('../features/live/live-sheet.tsx').then((module) => ({ default: module.LiveSheet })),
);
const fetchSheet = withStrings(['notifications'], () => import('../features/notifications/notification-sheet.tsx'));
const NotificationSheet = lazy(() => fetchSheet().then((module) => ({ default: module.NotificationSheet })));
const fetchSignOut = withStrings(['sign-out'], () => import('../features/sign-out/sign-out-dialog.tsx'));
const SignOutDialog = lazy(() => fetchSignOut().then((module) => ({ default: module.SignOutDialog })));

/** A list that cannot be fetched stays away, and the dialog around it as it is. */
const savedSearches = (onPick: (query: string) => void) => (
  <LayerBoundary onFail={() => undefined}>
    <Suspense>
      <SavedToPick onPick={onPick} />
    </Suspense>
  </LayerBoundary>
);

type Layer = 'help' | 'live' | 'notifications' | 'briefing' | 'create' | 'sign-out';

/** Leaves for the page of those who are signed out, with nothing of them in memory even where it cannot be fetched. */
function useFarewell(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    try {
      await navigate({ to: '/login', search: {}, state: { signedOut: true } });
    } finally {
      location.reload();
    }
  }, [navigate]);
}

/** The frame of every page: the story column changes with the address, the feed beside it stays as it is. */
export function RootRoute() {
  const filter = useSearch({ strict: false, select: filterFromSearch, structuralSharing: true });
  const itemId = useMatch({ from: '/item/$itemId', shouldThrow: false })?.params.itemId ?? null;
  const channelId = useMatch({ from: '/live/$channelId', shouldThrow: false })?.params.channelId ?? null;
  const home = useRouterState({ select: (state) => state.location.pathname === '/' });
  const phone = useMedia(PHONE);
  const column = useRef<HTMLElement>(null);
  useStoryScroll(column);
  useRemovals();
  usePageEvents(filter);
  const unread = useUnread();
  const cardTool = useCardTool();
  const [layer, setLayer] = useState<Layer | null>(null);
  const leave = useFarewell();
  const closeLayer = useCallback(() => setLayer(null), []);
  const openHelp = useCallback(() => setLayer('help'), []);
  return (
    <Shell
      column={column}
      filter={filter}
      home={home}
      feedInFront={phone && home}
      search={<SearchEntry savedSearches={savedSearches} />}
      bell={
        !phone && (
          <>
            <NotificationBell unread={unread} />
            {home && <SettingsButton />}
          </>
        )
      }
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
      onSignOut={() => setLayer('sign-out')}
      onBriefing={() => setLayer('briefing')}
      onCreate={() => setLayer('create')}
      onLive={() => setLayer('live')}
      live={channelId !== null}
      feed={(state) => (
        <FeedPanel
          filter={filter}
          selectedId={itemId}
          inFront={phone && home}
          drawer={state}
          onHelp={openHelp}
          cardTool={cardTool}
          liveMenu={<LiveMenu channelId={channelId} />}
        />
      )}
    >
      <Outlet />
      <ReportLater />
      <ShareLater />
      <TourPlace home={home} />
      <LayerBoundary key={layer} onFail={closeLayer}>
        {layer === 'help' && <HelpDialog onClose={closeLayer} />}
        {layer === 'briefing' && <BriefingDialog onClose={closeLayer} />}
        {layer === 'create' && <CreateDialog onClose={closeLayer} />}
        {layer === 'notifications' && <NotificationSheet onClose={closeLayer} />}
        {layer === 'sign-out' && <SignOutDialog onClose={closeLayer} onGone={() => void leave()} />}
        {layer === 'live' && <LiveSheet channelId={channelId} onClose={closeLayer} />}
      </LayerBoundary>
    </Shell>
  );
}
