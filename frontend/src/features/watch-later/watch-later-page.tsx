import { Link } from '@tanstack/react-router';
import { ListPage } from '../../components/layout/list-page.tsx';
import { SavedList } from '../../components/library/saved-list.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { useTranslation } from '../../lib/use-translation.ts';

function Empty() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('watchLater.empty')}
      text={t('watchLater.emptyText')}
      drawing={<path d="M40 32h16v32l-8-6-8 6z" stroke="var(--ink-2)" />}
    >
      <Link to="/" search={{}} className="btn btn-primary">
        {t('watchLater.toFeed')}
      </Link>
      <span className="max-md:hidden text-12 text-ink-3">
        {t('watchLater.orPress')} <kbd>s</kbd>
      </span>
    </EmptyState>
  );
}

/** What the reader keeps for later. */
export function WatchLaterPage() {
  const { t } = useTranslation();
  return (
    <ListPage title={t('watchLater.title')}>
      <SavedList empty={<Empty />} />
    </ListPage>
  );
}
