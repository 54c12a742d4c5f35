import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import { addressIn } from '../features/search-page/search-address.ts';
import { type FeedFilter, filterFromSearch } from '../lib/feed-filter.ts';
import { LANGUAGES, type Language, withStrings } from '../lib/i18n.ts';
import { BrokenPage } from '../routes/broken-page.tsx';
import { HomeRoute } from '../routes/home.tsx';
import { ItemRoute } from '../routes/item.tsx';
import { NotFound } from '../routes/not-found-later.tsx';
import { RootRoute } from '../routes/root.tsx';
import { StoryRoute } from '../routes/story.tsx';

/** What stands behind the question mark on every page: the feed's filter, and a language asked for by a link. */
export type AppSearch = FeedFilter & { lang?: Language };

function readSearch(search: Record<string, unknown>): AppSearch {
  const lang = LANGUAGES.find((known) => known === search.lang);
  return { ...filterFromSearch(search), ...(lang ? { lang } : {}) };
}

const root = createRootRoute({
  validateSearch: readSearch,
  component: RootRoute,
  notFoundComponent: NotFound,
  errorComponent: BrokenPage,
});

const routes = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: HomeRoute }),
  createRoute({ getParentRoute: () => root, path: '/story/$storyId', component: StoryRoute }),
  createRoute({ getParentRoute: () => root, path: '/item/$itemId', component: ItemRoute }),
  createRoute({
    getParentRoute: () => root,
    path: '/live/$channelId',
    component: lazyRouteComponent(
      withStrings(['video'], () => import('../routes/live.tsx')),
      'LiveRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/search',
    validateSearch: addressIn,
    component: lazyRouteComponent(
      withStrings(['search', 'search-page', 'saved-searches'], () => import('../routes/search.tsx')),
      'SearchRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/opt-out',
    component: lazyRouteComponent(
      withStrings(['opt-out'], () => import('../routes/opt-out.tsx')),
      'OptOutRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/opt-out/status/$reference',
    component: lazyRouteComponent(
      withStrings(['opt-out'], () => import('../routes/opt-out-status.tsx')),
      'OptOutStatusRoute',
    ),
  }),
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
