import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import { analysisIn } from '../features/analysis/address.ts';
import { checkoutAddress } from '../features/checkout/checkout-address.ts';
import { civAddress } from '../features/civ/civ-address.ts';
import { libraryAddress } from '../features/library/library-address.ts';
import { navigatorAddress } from '../features/navigator/tabs.ts';
import { postsIn } from '../features/posts/posts-of.ts';
import { addressIn } from '../features/search-page/search-address.ts';
import { type FeedFilter, filterFromSearch } from '../lib/feed-filter.ts';
import { LANGUAGES, type Language } from '../lib/i18n.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { BrokenPage } from '../routes/broken-page.tsx';
import { HomeRoute } from '../routes/home.tsx';
import { NotFound } from '../routes/not-found-later.tsx';
import { RootRoute } from '../routes/root.tsx';
import type { PageName } from './pages.ts';

/** What stands behind the question mark on every page: the feed's filter, and a language asked for by a link. */
export type AppSearch = FeedFilter & { lang?: Language };

function readSearch(search: Record<string, unknown>): AppSearch {
  const lang = LANGUAGES.find((known) => known === search.lang);
  return { ...filterFromSearch(search), ...(lang ? { lang } : {}) };
}

const fetchPages = () => import('./pages.ts');
// Who comes to a page by its address waits for the table of pages no longer than for the strings; others not at all.
if (location.pathname === '/') whenIdle(fetchPages);
else void fetchPages().catch(() => undefined);

const later = (name: PageName) =>
  lazyRouteComponent(async () => ({ default: await (await fetchPages()).PAGES[name]() }));

const root = createRootRoute({
  validateSearch: readSearch,
  component: RootRoute,
  notFoundComponent: NotFound,
  errorComponent: BrokenPage,
});

const shared = later('shared');
const profile = later('profile');
const billing = later('billing');
const civ = later('civ');

const routes = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', validateSearch: analysisIn, component: HomeRoute }),
  createRoute({
    getParentRoute: () => root,
    path: '/story/$storyId',
    validateSearch: analysisIn,
    component: later('story'),
  }),
  createRoute({ getParentRoute: () => root, path: '/item/$itemId', component: later('item') }),
  createRoute({ getParentRoute: () => root, path: '/live/$channelId', component: later('live') }),
  createRoute({ getParentRoute: () => root, path: '/search', validateSearch: addressIn, component: later('search') }),
  createRoute({
    getParentRoute: () => root,
    path: '/navigator360',
    validateSearch: navigatorAddress,
    component: later('navigator360'),
  }),
  createRoute({ getParentRoute: () => root, path: '/briefing/$briefingId', component: later('briefing') }),
  createRoute({ getParentRoute: () => root, path: '/posts', validateSearch: postsIn, component: later('posts') }),
  createRoute({ getParentRoute: () => root, path: '/posts/$postId', component: later('post') }),
  createRoute({ getParentRoute: () => root, path: '/help', component: later('help') }),
  createRoute({ getParentRoute: () => root, path: '/privacy', component: later('privacy') }),
  createRoute({ getParentRoute: () => root, path: '/terms', component: later('terms') }),
  createRoute({ getParentRoute: () => root, path: '/copyright', component: later('copyright') }),
  createRoute({ getParentRoute: () => root, path: '/settings', component: later('settings') }),
  createRoute({ getParentRoute: () => root, path: '/shared', component: shared }),
  createRoute({ getParentRoute: () => root, path: '/shared/$payload', component: shared }),
  createRoute({ getParentRoute: () => root, path: '/trending', component: later('trending') }),
  createRoute({ getParentRoute: () => root, path: '/subscriptions', component: later('subscriptions') }),
  createRoute({ getParentRoute: () => root, path: '/watch-later', component: later('watchLater') }),
  createRoute({
    getParentRoute: () => root,
    path: '/library',
    validateSearch: libraryAddress,
    component: later('library'),
  }),
  createRoute({ getParentRoute: () => root, path: '/profile', component: profile }),
  createRoute({ getParentRoute: () => root, path: '/profile-old', component: profile }),
  createRoute({ getParentRoute: () => root, path: '/billing', component: billing }),
  createRoute({ getParentRoute: () => root, path: '/subscription', component: billing }),
  createRoute({
    getParentRoute: () => root,
    path: '/checkout',
    validateSearch: checkoutAddress,
    component: later('checkout'),
  }),
  createRoute({ getParentRoute: () => root, path: '/civ', validateSearch: civAddress, component: civ }),
  createRoute({ getParentRoute: () => root, path: '/civ-dashboard', validateSearch: civAddress, component: civ }),
  createRoute({ getParentRoute: () => root, path: '/login', component: later('login') }),
  createRoute({ getParentRoute: () => root, path: '/opt-out', component: later('optOut') }),
  createRoute({ getParentRoute: () => root, path: '/opt-out/status/$reference', component: later('optOutStatus') }),
]);

/** Addresses hold plain text, so that `q="a phrase"` is one as a reader writes it; a page keeps only what it knows of. */
export const createAppRouter = () =>
  createRouter({
    routeTree: routes,
    defaultErrorComponent: BrokenPage,
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    search: { strict: true },
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
