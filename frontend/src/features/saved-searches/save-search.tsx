import type { SavedSearch } from '@360/contracts/saved-searches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SwitchRow } from '../../components/ui/switch-row.tsx';
import { ApiError } from '../../lib/api.ts';
import { useTold } from '../../lib/told.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './saved-searches.css';
import { useSavedSearches } from './saved-searches-query.ts';
import { markOpened, removeSearch, saveSearch, tellOf } from './saving.ts';

interface SaveSearchProps {
  /** What stands in the box. */
  query: string;
  /** Whether filters narrow what is shown; they are not saved. */
  narrowed: boolean;
}

/** The saved search that asks the same; counted as opened as soon as its count is known to be of now. */
function useSaved(query: string): SavedSearch | undefined {
  const client = useQueryClient();
  const { data, isFetching } = useSavedSearches();
  const saved = data?.find((search) => search.query === query);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (isFetching || !saved || opened.current === saved.id) return;
    opened.current = saved.id;
    if (saved.newResults > 0) void markOpened(client, saved);
  }, [client, isFetching, saved]);
  return saved;
}

/** Keeps the search that is shown, or lets it go; once kept, the reader chooses to be told of what it newly finds. */
export function SaveSearch({ query, narrowed }: SaveSearchProps) {
  const { t } = useTranslation();
  const told = useTold();
  const client = useQueryClient();
  const saved = useSaved(query);
  const saving = useMutation({ mutationFn: () => saveSearch(client, { query, notify: true }) });
  const press = () => {
    if (saved) void removeSearch(client, saved);
    else if (!saving.isPending) saving.mutate();
  };
  const refusal = saving.error instanceof ApiError ? told(saving.error.message) : '';
  return (
    <div className="ss-save">
      <button type="button" className="btn" aria-pressed={saved !== undefined} onClick={press}>
        <Bookmark className={saved ? 'icon icon-s ss-kept' : 'icon icon-s'} aria-hidden />
        {t(saved ? 'savedSearches.saved' : 'savedSearches.save')}
      </button>
      {saved && (
        <SwitchRow
          label={t('savedSearches.tell')}
          checked={saved.notify}
          onChange={(notify) => void tellOf(client, saved, notify)}
        />
      )}
      {saved && narrowed && <p className="text-12 text-ink-3">{t('savedSearches.wordsOnly')}</p>}
      {saving.isError && !saved && (
        <p className="text-12 text-live" role="alert">
          {refusal || t('savedSearches.notSaved')}
        </p>
      )}
    </div>
  );
}
