import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Notice } from '../../components/ui/notice.tsx';
import { findPublishers, publishersQuery } from '../../lib/publishers.ts';
import { useSettings } from '../../lib/settings-store.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { MUTED_MAX } from './choices.ts';
import { MutedAuthors } from './muted-authors.tsx';
import { MutedWords } from './muted-words.tsx';
import { SourceRow } from './source-row.tsx';

/** What of the publishers is asked for: a name, or only those that are off. Either needs the whole list. */
interface Narrowing {
  typed: string;
  offOnly: boolean;
}

function usePublishers({ typed, offOnly }: Narrowing, muted: ReadonlySet<string>) {
  const query = useInfiniteQuery(publishersQuery);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const narrowed = typed.trim() !== '' || offOnly;
  const goOn = narrowed && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (goOn) void fetchNextPage();
  }, [goOn, fetchNextPage]);
  const all = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const shown = findPublishers(all, typed).filter(({ id }) => !offOnly || muted.has(id));
  return { query, all, shown, narrowed };
}

function SourceSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('userSettings.sources.loading')}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <span className="st-row" key={row} aria-hidden>
          <span className="skel h-4 w-1/2" />
        </span>
      ))}
    </div>
  );
}

function Sources() {
  const { t } = useTranslation();
  const format = useFormat();
  const { mutedSources } = useSettings();
  const [narrowing, setNarrowing] = useState<Narrowing>({ typed: '', offOnly: false });
  const muted = new Set(mutedSources);
  const { query, all, shown, narrowed } = usePublishers(narrowing, muted);
  const whole = query.data !== undefined && !query.hasNextPage;
  const counts = [
    ...(whole ? [format.count('userSettings.sources.on', all.filter(({ id }) => !muted.has(id)).length)] : []),
    format.count('userSettings.sources.off', mutedSources.length),
  ];
  return (
    <section className="st-part">
      <h3 className="st-name">{t('userSettings.sources.title')}</h3>
      <p className="st-hint num">{counts.join(' · ')}</p>
      <div className="st-find">
        <label className="st-search">
          <Search className="icon icon-s" aria-hidden />
          <input
            type="search"
            aria-label={t('userSettings.sources.find')}
            placeholder={t('userSettings.sources.find')}
            dir="auto"
            value={narrowing.typed}
            onChange={({ target }) => setNarrowing((now) => ({ ...now, typed: target.value }))}
          />
        </label>
        <button
          type="button"
          className="chip"
          aria-pressed={narrowing.offOnly}
          onClick={() => setNarrowing((now) => ({ ...now, offOnly: !now.offOnly }))}
        >
          {t('userSettings.sources.offOnly')}
        </button>
      </div>
      {mutedSources.length >= MUTED_MAX && <p className="notice">{t('userSettings.sources.full')}</p>}
      {query.isPending && <SourceSkeleton />}
      {query.data && (
        <ul>
          {shown.map((publisher) => (
            <SourceRow
              key={publisher.id}
              publisher={publisher}
              on={!muted.has(publisher.id)}
              full={mutedSources.length >= MUTED_MAX}
            />
          ))}
        </ul>
      )}
      {whole && shown.length === 0 && (
        <p className="py-4 text-ink-2" role="status">
          {t(narrowed ? 'userSettings.sources.none' : 'userSettings.sources.empty')}
        </p>
      )}
      {query.isError && (
        <Notice
          text={t('userSettings.sources.failed')}
          onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        />
      )}
      {!query.isError && query.hasNextPage && (
        <button
          type="button"
          className="btn mt-3 w-full"
          disabled={query.isFetching}
          onClick={() => void query.fetchNextPage()}
        >
          {t(query.isFetching ? 'userSettings.sources.loading' : 'userSettings.sources.more')}
        </button>
      )}
    </section>
  );
}

/** What the lists of news leave out: words first, since there are few, then the whole catalogue of outlets. */
export function SourcesSection() {
  return (
    <>
      <MutedWords />
      <MutedAuthors />
      <Sources />
    </>
  );
}
