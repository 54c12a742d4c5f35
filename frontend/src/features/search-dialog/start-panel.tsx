import { useQuery } from '@tanstack/react-query';
import { History, TrendingUp, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useStored } from '../../lib/stored-value.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { forgetSearch, forgetSearches, recentSearches } from './recent-searches.ts';
import { suggestionsQuery } from './suggestions-query.ts';

interface StartPanelProps {
  onPick: (text: string) => void;
  /** A recent search, or all of them, have been taken out of the list. */
  onForgotten: () => void;
  /** Stands before what was searched for here. */
  saved?: ReactNode;
}

function Trending({ onPick }: Pick<StartPanelProps, 'onPick'>) {
  const { t } = useTranslation();
  const title = useId();
  const { data: suggestions, isLoading } = useQuery(suggestionsQuery);
  if (isLoading) return <span data-waits hidden />;
  if (!suggestions?.length) return null;
  return (
    <section className="mt-4" aria-labelledby={title}>
      <h3 className="label" id={title}>
        {t('searchDialog.trending')}
      </h3>
      <ul className="sd-chips">
        {suggestions.map(({ text }) => (
          <li key={text}>
            <button type="button" className="chip" data-stop onClick={() => onPick(text)}>
              <TrendingUp className="icon icon-s" aria-hidden />
              <span dir="auto">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Recent({ onPick, onForgotten }: StartPanelProps) {
  const { t } = useTranslation();
  const title = useId();
  const searches = useStored(recentSearches);
  if (searches.length === 0) return null;
  const forget = (text?: string) => {
    if (text === undefined) forgetSearches();
    else forgetSearch(text);
    onForgotten();
  };
  return (
    <section className="mt-6" aria-labelledby={title}>
      <div className="flex items-center justify-between">
        <h3 className="label" id={title}>
          {t('searchDialog.recent')}{' '}
          <span className="text-12 font-normal text-ink-3">{t('searchDialog.recentWhere')}</span>
        </h3>
        <button type="button" className="btn btn-quiet btn-s" onClick={() => forget()}>
          {t('searchDialog.recentClear')}
        </button>
      </div>
      <ul>
        {searches.map((text) => (
          <li className="sd-recent" key={text}>
            <button type="button" className="sd-again" data-stop onClick={() => onPick(text)}>
              <History className="icon icon-s" aria-hidden />
              <span className="clamp-1" dir="auto">
                {text}
              </span>
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label={t('searchDialog.recentRemove', { text })}
              onClick={() => forget(text)}
            >
              <X className="icon icon-s" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Before anything is typed: what others search for, what the reader has saved, and what was searched for here. It shows at
 * once what there is of it, so that nothing moves.
 */
export function StartPanel({ onPick, onForgotten, saved }: StartPanelProps) {
  return (
    <div className="sd-start">
      <Trending onPick={onPick} />
      {saved}
      <Recent onPick={onPick} onForgotten={onForgotten} />
    </div>
  );
}
