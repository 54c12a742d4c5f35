import type { Screen } from './screen.ts';
import { ANALYSIS } from './screens/analysis.ts';
import { COMMERCE } from './screens/commerce.ts';
import { COMMUNITY } from './screens/community.ts';
import { NEWS } from './screens/news.ts';
import { PAGES } from './screens/pages.ts';
import { READER } from './screens/reader.ts';
import { REPORT } from './screens/report.ts';
import { SEARCH } from './screens/search.ts';
import { WRITTEN } from './screens/written.ts';

/** Every screen, in the order of the contact sheet. */
export const SCREENS: readonly Screen[] = [
  ...NEWS,
  ...ANALYSIS,
  ...SEARCH,
  ...READER,
  ...WRITTEN,
  ...COMMERCE,
  ...COMMUNITY,
  ...REPORT,
  ...PAGES,
];
