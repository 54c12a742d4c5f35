import { ANALYSIS } from './analysis.ts';
import { BRIEFINGS } from './briefings.ts';
import { COMMERCE } from './commerce.ts';
import { COMMUNITY } from './community.ts';
import type { Screen } from './entry.ts';
import { FEED } from './feed.ts';
import { HOME } from './home.ts';
import { OWN } from './own.ts';
import { PAGES } from './pages.ts';
import { REPORT } from './report.ts';
import { SEARCH } from './search.ts';
import { SHARING } from './sharing.ts';
import { SHELL } from './shell.ts';

/**
 * What a reader can come upon on the reading screens of a desktop, in English, by screen and state: header and sidebar,
 * home, related news, card summaries, the feed with its cards, videos and live channels, the analysis panel, search
 * dialog and page, custom briefings, the 360 query, settings, tour, trending, subscriptions, watch later, library,
 * profile, help, privacy, terms, copyright, publisher opt-out, sharing, shared pages, posts, plans and checkout, the
 * community, professional reports, and the missing page.
 *
 * Not here, since the product does not have them yet: signing in to an account, the shell of the phone. Where the product shows computed figures in place of fixed
 * ones, the table asks for their form, not for a number.
 */
export const SCREENS: readonly Screen[] = [
  ...SHELL,
  ...HOME,
  ...FEED,
  ...ANALYSIS,
  ...SEARCH,
  ...BRIEFINGS,
  ...OWN,
  ...PAGES,
  ...SHARING,
  ...COMMERCE,
  ...COMMUNITY,
  ...REPORT,
];
