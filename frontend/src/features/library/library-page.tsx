import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ListPage } from '../../components/layout/list-page.tsx';
import { CollectionForm } from '../../components/library/collection-form.tsx';
import { SavedList } from '../../components/library/saved-list.tsx';
import { useSaved } from '../../components/library/use-saved.ts';
import { collectionsQuery } from '../../lib/library-queries.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { CollectionCards } from './collection-cards.tsx';
import './library.css';
import { RecentActivity } from './recent-activity.tsx';

const KEPT_SHOWN = 4;

/**
 * Collections, what is kept for later, what was written for the reader, and what they did. What stands under a list is
 * shown once that list is here, so that nothing moves; it is asked for at once all the same.
 * @param written stands under what is kept, and on a phone above what they did
 */
export function LibraryPage({ written, isWrittenPending }: { written: ReactNode; isWrittenPending: boolean }) {
  const { t } = useTranslation();
  const [naming, setNaming] = useState(false);
  const collections = useQuery(collectionsQuery);
  const saved = useSaved();
  const close = () => setNaming(false);
  const isComing = saved.query.isPending || isWrittenPending;
  return (
    <ListPage
      title={t('library.title')}
      actions={
        <button type="button" className="btn" aria-expanded={naming} onClick={() => setNaming(!naming)}>
          <Plus className="icon icon-s" aria-hidden />
          {t('library.newCollection')}
        </button>
      }
    >
      {naming && <CollectionForm onAdded={close} onCancel={close} />}
      <CollectionCards />
      <div className="lb" hidden={collections.isPending}>
        <div className="min-w-0">
          <section aria-labelledby="kept">
            <div className="flex min-h-10 items-center justify-between">
              <h2 className="head-22" id="kept">
                {t('library.watchLater')}
              </h2>
              <Link to="/watch-later" search={{}} className="link lb-all">
                {t('library.seeAll')}
              </Link>
            </div>
            <SavedList
              first={KEPT_SHOWN}
              heading="h3"
              empty={<p className="border-t border-rule py-4 text-ink-2">{t('library.nothingKept')}</p>}
            />
          </section>
          <div className="mt-8" hidden={isComing}>
            {written}
          </div>
        </div>
        <div className="min-w-0" hidden={isComing}>
          <RecentActivity />
        </div>
      </div>
    </ListPage>
  );
}
