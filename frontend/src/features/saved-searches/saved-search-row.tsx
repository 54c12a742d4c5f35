import type { SavedSearch } from '@360/contracts/saved-searches';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useId } from 'react';
import { cappedCount } from '../../lib/capped-count.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { COUNTED_TO } from './saved-searches-query.ts';
import { tellOf } from './saving.ts';

/** A saved search: the way to its results, how many are new, whether the reader is told, and letting it go. */
export function SavedSearchRow({ search, onRemove }: { search: SavedSearch; onRemove: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const [name, tell] = [useId(), useId()];
  const { query, newResults, notify } = search;
  return (
    <li className="ss-row">
      <Link to="/search" search={{ q: query }} className="ss-link">
        <span className="clamp-1" id={name} dir="auto">
          {query}
        </span>
        {newResults > 0 && (
          <span className="ss-new num">
            {t('savedSearches.new', { count: newResults, n: cappedCount(format, newResults, COUNTED_TO) })}
          </span>
        )}
      </Link>
      <label className="ss-tell">
        <span id={tell}>{t('savedSearches.tell')}</span>
        <button
          type="button"
          className="switch"
          role="switch"
          aria-checked={notify}
          aria-labelledby={`${tell} ${name}`}
          onClick={() => void tellOf(client, search, !notify)}
        />
      </label>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('savedSearches.remove', { query })}
        title={t('savedSearches.remove', { query })}
        onClick={onRemove}
      >
        <X className="icon icon-s" aria-hidden />
      </button>
    </li>
  );
}
