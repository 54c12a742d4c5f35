import { ANALYSIS_TABS } from '@360/contracts/vocabulary';
import type { Screen } from '../screen.ts';

const MARKERS = '.an-body .ev';

/** The panel in each of its tabs, and a sentence with its evidence open. */
export const ANALYSIS: readonly Screen[] = [
  ...ANALYSIS_TABS.map(
    (tab): Screen => ({
      name: `analysis-${tab}`,
      path: ({ story }) => `/story/${story.id}?tab=${tab}`,
      shows: '.an-body > *',
    }),
  ),
  {
    name: 'evidence',
    path: ({ story }) => `/story/${story.id}?tab=summary`,
    shows: '.ev-pop',
    windowOnly: true,
    act: (page) => page.locator(MARKERS).first().click(),
  },
  {
    name: 'analysis-investigator',
    path: ({ story }) => `/story/${story.id}?tab=perspectives&persona=investigator`,
    shows: '.an-body > *',
    windowOnly: true,
  },
];
