import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MoreButton } from '../../components/ui/more-button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { activityQuery } from '../../lib/library-queries.ts';
import { useSettings } from '../../lib/settings-store.ts';
import { removeUndoably, useLeaving } from '../../lib/undoable-removal.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ActivityLine } from './activity-line.tsx';
import { doingsOf } from './doings.ts';

const PATH = '/api/activity';

function NotKept() {
  const { t } = useTranslation();
  return (
    <p className="notice my-3">
      <span className="flex-1">{t('library.notKept')}</span>
      <Link to="/settings" search={true} className="link flex-none">
        {t('library.toSettings')}
      </Link>
    </p>
  );
}

/** What the reader did, newest first, with the way to clear it; and that nothing is kept, where they chose so. */
export function RecentActivity() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = useInfiniteQuery(activityQuery);
  const { keepActivity } = useSettings();
  const cleared = useLeaving().has(PATH);
  const entries = cleared ? [] : query.data?.pages.flatMap(({ rows }) => rows);
  const clear = () =>
    removeUndoably({
      path: PATH,
      text: t('library.activityCleared'),
      failed: t('savedList.notChanged'),
      onRemoved: () => {
        client.setQueryData(activityQuery.queryKey, { pages: [{ rows: [], next: null }], pageParams: [''] });
        void client.invalidateQueries({ queryKey: ['profile'] });
      },
    });
  return (
    <aside aria-labelledby="recent">
      <div className="flex min-h-10 items-center justify-between">
        <h2 className="label" id="recent">
          {t('library.recent')}
        </h2>
        {entries && entries.length > 0 && (
          <button type="button" className="btn btn-quiet btn-s" onClick={clear}>
            {t('library.clear')}
          </button>
        )}
      </div>
      {!keepActivity && <NotKept />}
      {query.isPending && (
        <div role="status" aria-label={t('library.loadingActivity')}>
          {['a', 'b', 'c'].map((line) => (
            <span className="lb-act" key={line} aria-hidden>
              <span className="skel h-3" />
              <span className="skel h-4" />
            </span>
          ))}
        </div>
      )}
      {query.isError && !query.data && (
        <Notice text={t('library.activityFailed')} onRetry={() => void query.refetch()} />
      )}
      {entries?.length === 0 && keepActivity && (
        <p className="border-t border-rule py-3 text-ink-2">{t('library.noActivity')}</p>
      )}
      <ul>
        {entries &&
          doingsOf(entries).map(({ entry, times }) => <ActivityLine key={entry.id} entry={entry} times={times} />)}
      </ul>
      {!cleared && <MoreButton query={query} failed={t('library.activityFailed')} />}
    </aside>
  );
}
