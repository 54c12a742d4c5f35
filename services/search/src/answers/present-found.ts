import type { SearchResult } from '@360/contracts/search';
import type { FoundDocuments, RankedHit } from '../ranking/rank-query.ts';
import { presentItem } from './present-result.ts';
import { presentWriting } from './present-writing.ts';

/** What the index of items holds, as it is answered: a report, or a post or briefing. */
export const presentFound = ({ document, highlights }: RankedHit<FoundDocuments['items']>): SearchResult =>
  'writing' in document ? presentWriting({ document, highlights }) : presentItem({ document, highlights });
