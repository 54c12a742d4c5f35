import type { SearchResult } from '@360/contracts/search';
import type { ReactNode, RefObject } from 'react';
import { HiddenLine } from '../../components/ui/hidden-line.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { type Asked, NOTHING_ASKED, narrowings, SORTS } from './asked.ts';
import { ResultRow } from './result-row.tsx';
import { FailedSearch, NoResults, ResultsSkeleton } from './search-states.tsx';
import type { AnswerState } from './use-answer.ts';

/** From here on a count is a lower bound. */
const COUNTED_TO = 1_000;

interface ResultSectionProps {
  asked: Asked;
  found: AnswerState;
  chosen: SearchResult | null;
  /** Absent where there is no detail beside the list. */
  onChoose?: (id: string) => void;
  list: RefObject<HTMLOListElement | null>;
  onAsk: (asked: Asked) => void;
  /** Stands beside the count. */
  save: ReactNode;
}

function ResultHead({ asked, found, onAsk, save }: Pick<ResultSectionProps, 'asked' | 'found' | 'onAsk' | 'save'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const total = found.state === 'ready' ? (found.answer?.total ?? 0) : null;
  return (
    <div className="sp-row justify-between">
      <p className="num text-ink-2" role="status">
        {total !== null &&
          (total >= COUNTED_TO
            ? t('searchPage.atLeast', { n: format.number(total) })
            : format.count('searchPage.results', total))}
      </p>
      {/* beside a count that is not there yet it would be pushed aside */}
      {found.state !== 'loading' && save}
      <label className="sp-sort">
        {t('searchPage.sort.label')}
        <select
          value={asked.sort}
          onChange={({ target }) =>
            onAsk({ ...asked, sort: SORTS.find((sort) => sort === target.value) ?? 'relevance' })
          }
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`searchPage.sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function MoreResults({ found }: { found: AnswerState }) {
  const { t } = useTranslation();
  if (found.more === 'no') return null;
  if (found.more === 'failed') return <Notice text={t('searchPage.moreFailed')} onRetry={found.loadMore} />;
  return (
    <button type="button" className="btn w-full mt-4" disabled={found.more === 'loading'} onClick={found.loadMore}>
      {t(found.more === 'loading' ? 'searchPage.loading' : 'searchPage.more')}
    </button>
  );
}

/** How many answer, in which order, and the results themselves, or why there are none. */
export function ResultSection({ asked, found, chosen, onChoose, list, onAsk, save }: ResultSectionProps) {
  const { t } = useTranslation();
  const results = found.state === 'ready' ? (found.answer?.results ?? []) : [];
  const narrowed = asked.type !== null || narrowings(asked) > 0;
  return (
    <section aria-labelledby="sp-results" aria-busy={found.state === 'loading'}>
      <h2 className="sr-only" id="sp-results">
        {t('searchPage.resultsTitle')}
      </h2>
      <ResultHead asked={asked} found={found} onAsk={onAsk} save={save} />
      {found.state === 'loading' && <ResultsSkeleton />}
      {found.state === 'failed' && <FailedSearch error={found.error} onRetry={found.retry} />}
      {found.state === 'ready' && results.length === 0 && found.hidden === 0 && (
        <NoResults
          narrowed={narrowed}
          onWiden={() => onAsk({ ...NOTHING_ASKED, q: asked.q, sort: asked.sort, media: asked.media })}
        />
      )}
      {found.state === 'ready' && <HiddenLine count={found.hidden} />}
      <ol className="mt-2" ref={list}>
        {results.map((result) => (
          <li key={result.id}>
            <ResultRow
              result={result}
              current={onChoose !== undefined && result.id === chosen?.id}
              {...(onChoose ? { onChoose } : {})}
            />
          </li>
        ))}
      </ol>
      {found.state === 'ready' && <MoreResults found={found} />}
    </section>
  );
}
