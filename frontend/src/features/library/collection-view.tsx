import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ListPage } from '../../components/layout/list-page.tsx';
import { SavedList } from '../../components/library/saved-list.tsx';
import { collectionsQuery } from '../../lib/library-queries.ts';
import { removeUndoably } from '../../lib/undoable-removal.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { collectionPath } from './collection-path.ts';
import { RenameForm } from './rename-form.tsx';

/** Keeps the place of a line. */
const NO_BREAK_SPACE = '\u00a0';

/** One collection: its reports, its name, and the way to remove it, which leaves the reports where they are. */
export function CollectionView({ id }: { id: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, isPending } = useQuery(collectionsQuery);
  const [renaming, setRenaming] = useState(false);
  const collection = data?.find((one) => one.id === id);
  const remove = () => {
    removeUndoably({
      path: collectionPath(id),
      text: t('library.collectionRemoved'),
      failed: t('savedList.notChanged'),
      onRemoved: () => {
        client.setQueryData(collectionsQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
        void client.invalidateQueries({ queryKey: ['saved'] });
      },
    });
    void navigate({ to: '/library', search: {} });
  };
  return (
    <ListPage
      title={collection?.name ?? t('library.collection')}
      note={collection ? format.count('library.articles', collection.count) : isPending ? NO_BREAK_SPACE : undefined}
      actions={
        <>
          <Link to="/library" search={{}} className="btn btn-quiet">
            <ArrowLeft className="icon icon-s flip" aria-hidden />
            {t('library.title')}
          </Link>
          {(collection || isPending) && (
            <>
              <button
                type="button"
                className="btn"
                disabled={isPending}
                aria-expanded={renaming}
                onClick={() => setRenaming(!renaming)}
              >
                <Pencil className="icon icon-s" aria-hidden />
                {t('library.rename')}
              </button>
              <button type="button" className="btn" disabled={isPending} onClick={remove}>
                <Trash2 className="icon icon-s" aria-hidden />
                {t('library.removeCollection')}
              </button>
            </>
          )}
        </>
      }
    >
      {renaming && collection && (
        <RenameForm key={collection.id} collection={collection} onDone={() => setRenaming(false)} />
      )}
      <SavedList
        collection={id}
        empty={<p className="border-t border-rule py-6 text-ink-2">{t('library.emptyCollection')}</p>}
      />
    </ListPage>
  );
}
