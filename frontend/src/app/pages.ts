import type { ComponentType } from 'react';
import { withStrings } from '../lib/i18n.ts';
import { ItemRoute } from '../routes/item.tsx';
import { StoryRoute } from '../routes/story.tsx';

/**
 * All pages but the first, each with the strings it speaks with. The table is fetched after the first screen, since the
 * names of their files alone weigh more than a page does; what readers open first stands in it.
 */
export const PAGES = {
  story: async () => StoryRoute,
  item: async () => ItemRoute,
  shared: withStrings(
    ['shared-page', 'annotations', 'told'],
    async () => (await import('../routes/shared.tsx')).SharedRoute,
  ),
  live: withStrings(['video'], async () => (await import('../routes/live.tsx')).LiveRoute),
  search: withStrings(
    ['search', 'search-page', 'saved-searches', 'told'],
    async () => (await import('../routes/search.tsx')).SearchRoute,
  ),
  navigator360: withStrings(
    ['navigator', 'evidence', 'analysis', 'told'],
    async () => (await import('../routes/navigator360.tsx')).NavigatorRoute,
  ),
  briefing: withStrings(
    ['briefing', 'evidence', 'analysis', 'told'],
    async () => (await import('../routes/briefing.tsx')).BriefingRoute,
  ),
  posts: withStrings(['posts', 'create-content', 'told'], async () => (await import('../routes/posts.tsx')).PostsRoute),
  post: withStrings(
    ['posts', 'post-page', 'create-content', 'told'],
    async () => (await import('../routes/post.tsx')).PostRoute,
  ),
  help: withStrings(['help', 'doc-page'], async () => (await import('../routes/help.tsx')).HelpRoute),
  privacy: withStrings(['legal', 'doc-page'], async () => (await import('../routes/privacy.tsx')).PrivacyRoute),
  terms: withStrings(['legal', 'doc-page'], async () => (await import('../routes/terms.tsx')).TermsRoute),
  copyright: withStrings(['legal', 'doc-page'], async () => (await import('../routes/copyright.tsx')).CopyrightRoute),
  settings: withStrings(['settings', 'evidence'], async () => (await import('../routes/settings.tsx')).SettingsRoute),
  trending: withStrings(['trending'], async () => (await import('../routes/trending.tsx')).TrendingRoute),
  subscriptions: withStrings(
    ['subscriptions'],
    async () => (await import('../routes/subscriptions.tsx')).SubscriptionsRoute,
  ),
  watchLater: withStrings(
    ['watch-later', 'saved-list'],
    async () => (await import('../routes/watch-later.tsx')).WatchLaterRoute,
  ),
  library: withStrings(
    ['library', 'saved-list', 'briefing', 'report', 'told'],
    async () => (await import('../routes/library.tsx')).LibraryRoute,
  ),
  profile: withStrings(
    ['profile', 'charts', 'evidence'],
    async () => (await import('../routes/profile.tsx')).ProfileRoute,
  ),
  billing: withStrings(
    ['billing', 'payment', 'told'],
    async () => (await import('../routes/billing.tsx')).BillingRoute,
  ),
  checkout: withStrings(
    ['billing', 'payment', 'told'],
    async () => (await import('../routes/checkout.tsx')).CheckoutRoute,
  ),
  civ: withStrings(['civ', 'charts', 'told'], async () => (await import('../routes/civ.tsx')).CivRoute),
  login: withStrings(['sign-out'], async () => (await import('../routes/login.tsx')).LoginRoute),
  optOut: withStrings(['opt-out', 'doc-page', 'told'], async () => (await import('../routes/opt-out.tsx')).OptOutRoute),
  optOutStatus: withStrings(
    ['opt-out', 'doc-page'],
    async () => (await import('../routes/opt-out-status.tsx')).OptOutStatusRoute,
  ),
} satisfies Record<string, () => Promise<ComponentType>>;
export type PageName = keyof typeof PAGES;
