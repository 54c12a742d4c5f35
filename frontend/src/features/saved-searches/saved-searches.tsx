import type { SavedSearch } from '@360/contracts/saved-searches';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { Notice } from '../../components/ui/notice.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { rowsLastShown } from './rows-last-shown.ts';
import { SavedSearchRow } from './saved-search-row.tsx';
import './saved-searches.css';
import { useSavedSearches } from './saved-searches-query.ts';
import { removeSearch } from './saving.ts';

function Loading() {
  const { t } = useTranslation();
  const rows = Array.from({ length: rowsLastShown.get() }, (_, row) => `row ${row}`);
  return (
    <div role="status" aria-label={t('savedSearches.loading')}>
      {rows.map((row) => (
        <div className="ss-row" key={row} aria-hidden>
          <span className="skel h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}

/** What the reader has saved, with what is new of it, or why there is nothing to see. */
export function SavedSearches() {
  const { t } = useTranslation();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const client = useQueryClient();
  const { data: searches, isPending, isError, refetch } = useSavedSearches();
  useEffect(() => {
    if (searches) rowsLastShown.set(Math.max(1, searches.length));
  }, [searches]);
  const remove = (search: SavedSearch) => {
    void removeSearch(client, search);
    // The button pressed goes with its row, and the focus would be lost with it.
    title.current?.focus();
  };
  return (
    <section className="ss" aria-labelledby={id}>
      <h2 className="head-22" id={id} ref={title} tabIndex={-1}>
        {t('savedSearches.title')}
      </h2>
      {isPending && <Loading />}
      {isError && !searches && <Notice text={t('savedSearches.failed')} onRetry={() => void refetch()} />}
      {searches?.length === 0 && <p className="ss-row text-ink-2">{t('savedSearches.empty')}</p>}
      {searches && searches.length > 0 && (
        <ul>
          {searches.map((search) => (
            <SavedSearchRow key={search.id} search={search} onRemove={() => remove(search)} />
          ))}
        </ul>
      )}
    </section>
  );
}
