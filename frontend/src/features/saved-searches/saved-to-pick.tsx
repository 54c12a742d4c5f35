import type { SavedSearch } from '@360/contracts/saved-searches';
import { useQueryClient } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useId } from 'react';
import { cappedCount } from '../../lib/capped-count.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './saved-searches.css';
import { COUNTED_TO, useSavedSearches } from './saved-searches-query.ts';
import { markOpened } from './saving.ts';

/** The reader's saved searches in a layer that asks the one picked, each a stop of the arrow keys; nothing where there are none. */
export function SavedToPick({ onPick }: { onPick: (query: string) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useId();
  const client = useQueryClient();
  const { data: searches, isLoading } = useSavedSearches();
  if (isLoading) return <span data-waits hidden />;
  if (!searches?.length) return null;
  const pick = (search: SavedSearch) => {
    if (search.newResults > 0) void markOpened(client, search);
    onPick(search.query);
  };
  return (
    <section className="mt-6" aria-labelledby={title}>
      <h3 className="label" id={title}>
        {t('savedSearches.title')}
      </h3>
      <ul className="mt-2">
        {searches.map((search) => (
          <li className="ss-pick" key={search.id}>
            <button type="button" data-stop onClick={() => pick(search)}>
              <Bookmark className="icon icon-s" aria-hidden />
              <span className="clamp-1" dir="auto">
                {search.query}
              </span>
              {search.newResults > 0 && (
                <span className="ss-new num">
                  {t('savedSearches.new', {
                    count: search.newResults,
                    n: cappedCount(format, search.newResults, COUNTED_TO),
                  })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
