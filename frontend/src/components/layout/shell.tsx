import { lazy, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FeedFilter } from '../../lib/feed-filter.ts';
import { useSettings } from '../../lib/settings-store.ts';
import { useToasts } from '../../lib/toast.ts';
import { DRAWER, PHONE, useMedia } from '../../lib/use-media.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { LayerBoundary } from './layer-boundary.tsx';
import { NoticeLines } from './notice-lines.tsx';
import { Rail } from './rail.tsx';

const fetchToaster = () => import('../ui/toaster.tsx');
const NavDrawer = lazy(() => import('./nav-drawer.tsx').then((module) => ({ default: module.NavDrawer })));
const Toaster = lazy(() => fetchToaster().then((module) => ({ default: module.Toaster })));

/** How the feed stands on a screen of middle width, or where the reader does not want it beside the story: away until it is asked for. */
export interface DrawerState {
  isDrawer: boolean;
  open: boolean;
  close: () => void;
}

interface ShellProps {
  column: RefObject<HTMLElement | null>;
  filter: FeedFilter;
  home: boolean;
  /** On the phone's first page the feed is the page. */
  feedInFront: boolean;
  live: boolean;
  /** Stands in the header. */
  search?: ReactNode;
  /** Stands in the header beside the theme. */
  bell?: ReactNode;
  /** The first row of the phone's menu. */
  menuEntry?: (closeMenu: () => void) => ReactNode;
  /** Whether the phone's menu holds something unread. */
  unread?: boolean;
  onHelp: () => void;
  onSignOut: () => void;
  /** Opens the form of a custom briefing. */
  onBriefing: () => void;
  /** Opens the form of a new post. */
  onCreate: () => void;
  onLive: () => void;
  feed: (drawer: DrawerState) => ReactNode;
  children: ReactNode;
}

function useFeedDrawer(): DrawerState & { toggle: () => void } {
  const { newsFeedEnabled } = useSettings();
  const narrow = useMedia(DRAWER);
  const isDrawer = !useMedia(PHONE) && (narrow || !newsFeedEnabled);
  const [open, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  const close = useCallback(() => {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, []);
  const toggle = () => {
    if (open) return close();
    opener.current = document.activeElement;
    setOpen(true);
  };
  const shown = isDrawer && open;
  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown, close]);
  return { isDrawer, open: shown, close, toggle };
}

/** Whether toasts have a place yet: some time after the page stands, so that its region is there before it speaks. */
function useToastPlace(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    // Fetched before it is drawn: without the network it is left to the first toast.
    whenIdle(async () => {
      await fetchToaster();
      setSettled(true);
    });
  }, []);
  return useToasts().length > 0 || settled;
}

/** Header, rail, story column and feed; on the phone one of the two, with a bar at the bottom. */
export function Shell(props: ShellProps) {
  const {
    column,
    filter,
    home,
    feedInFront,
    live,
    search,
    bell,
    menuEntry,
    onHelp,
    onSignOut,
    onBriefing,
    onCreate,
    onLive,
    feed,
    children,
  } = props;
  const { t } = useTranslation();
  const drawer = useFeedDrawer();
  const toastPlace = useToastPlace();
  const [menu, setMenu] = useState<'none' | 'rail' | 'drawer'>('none');
  const closeMenu = useCallback(() => setMenu('none'), []);
  return (
    <div className="app" data-unread={props.unread || undefined} data-feed-away={drawer.isDrawer || undefined}>
      <a href="#main" className="btn btn-primary sr-only focus:not-sr-only focus:fixed focus:z-50 focus:m-2">
        {t('nav.skip')}
      </a>
      <NoticeLines />
      <Header
        home={home}
        menuOpen={menu !== 'none'}
        onMenu={(phone) => setMenu((now) => (now === 'none' ? (phone ? 'drawer' : 'rail') : 'none'))}
        onFeed={drawer.toggle}
        feedOpen={drawer.open}
        search={search}
        bell={bell}
        onBriefing={onBriefing}
        onCreate={onCreate}
      />
      <Rail
        open={menu === 'rail'}
        onClose={closeMenu}
        filter={filter}
        home={home}
        onHelp={onHelp}
        onSignOut={onSignOut}
      />
      <div className="stage">
        <main className="story-col" id="main" tabIndex={-1} ref={column} hidden={feedInFront} inert={drawer.open}>
          <div className="story-in">{children}</div>
        </main>
        {drawer.open && <div className="scrim" onPointerDown={drawer.close} />}
        {feed(drawer)}
      </div>
      <BottomBar home={home} live={live} onLive={onLive} onMenu={() => setMenu('drawer')} />
      <LayerBoundary key={menu} onFail={closeMenu}>
        {menu === 'drawer' && (
          <NavDrawer
            filter={filter}
            home={home}
            entry={menuEntry?.(closeMenu)}
            onHelp={onHelp}
            onSignOut={onSignOut}
            onBriefing={onBriefing}
            onCreate={onCreate}
            onClose={closeMenu}
          />
        )}
      </LayerBoundary>
      <LayerBoundary>{toastPlace && <Toaster />}</LayerBoundary>
    </div>
  );
}
