import { NEW_RESULTS_MAX, type SavedSearch } from '@360/contracts/saved-searches';
import type { SavedSearchDoc } from './saved-search.model.ts';

export const presentSavedSearch = ({ _id, query, notify, createdAt, newResults }: SavedSearchDoc): SavedSearch => ({
  id: _id,
  query,
  notify,
  createdAt: createdAt.toISOString(),
  newResults: Math.min(newResults, NEW_RESULTS_MAX),
});
