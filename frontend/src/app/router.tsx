import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import { analysisIn } from '../features/analysis/address.ts';
import { libraryAddress } from '../features/library/library-address.ts';
import { navigatorAddress } from '../features/navigator/tabs.ts';
import { postsIn } from '../features/posts/posts-of.ts';
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

const sharedPage = lazyRouteComponent(
  withStrings(['shared-page', 'annotations'], () => import('../routes/shared.tsx')),
  'SharedRoute',
);

const routes = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', validateSearch: analysisIn, component: HomeRoute }),
  createRoute({
    getParentRoute: () => root,
    path: '/story/$storyId',
    validateSearch: analysisIn,
    component: StoryRoute,
  }),
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
    path: '/navigator360',
    validateSearch: navigatorAddress,
    component: lazyRouteComponent(
      withStrings(['navigator', 'evidence', 'analysis'], () => import('../routes/navigator360.tsx')),
      'NavigatorRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/briefing/$briefingId',
    component: lazyRouteComponent(
      withStrings(['briefing', 'evidence', 'analysis'], () => import('../routes/briefing.tsx')),
      'BriefingRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/posts',
    validateSearch: postsIn,
    component: lazyRouteComponent(
      withStrings(['posts', 'create-content'], () => import('../routes/posts.tsx')),
      'PostsRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/help',
    component: lazyRouteComponent(
      withStrings(['help', 'doc-page'], () => import('../routes/help.tsx')),
      'HelpRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/privacy',
    component: lazyRouteComponent(
      withStrings(['legal', 'doc-page'], () => import('../routes/privacy.tsx')),
      'PrivacyRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/terms',
    component: lazyRouteComponent(
      withStrings(['legal', 'doc-page'], () => import('../routes/terms.tsx')),
      'TermsRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/copyright',
    component: lazyRouteComponent(
      withStrings(['legal', 'doc-page'], () => import('../routes/copyright.tsx')),
      'CopyrightRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings',
    component: lazyRouteComponent(
      withStrings(['settings'], () => import('../routes/settings.tsx')),
      'SettingsRoute',
    ),
  }),
  createRoute({ getParentRoute: () => root, path: '/shared', component: sharedPage }),
  createRoute({ getParentRoute: () => root, path: '/shared/$payload', component: sharedPage }),
  createRoute({
    getParentRoute: () => root,
    path: '/trending',
    component: lazyRouteComponent(
      withStrings(['trending'], () => import('../routes/trending.tsx')),
      'TrendingRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/subscriptions',
    component: lazyRouteComponent(
      withStrings(['subscriptions'], () => import('../routes/subscriptions.tsx')),
      'SubscriptionsRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/watch-later',
    component: lazyRouteComponent(
      withStrings(['watch-later', 'saved-list'], () => import('../routes/watch-later.tsx')),
      'WatchLaterRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/library',
    validateSearch: libraryAddress,
    component: lazyRouteComponent(
      withStrings(['library', 'saved-list', 'briefing'], () => import('../routes/library.tsx')),
      'LibraryRoute',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/profile',
    component: lazyRouteComponent(
      withStrings(['profile'], () => import('../routes/profile.tsx')),
      'ProfileRoute',
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
