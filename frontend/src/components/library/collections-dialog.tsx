import type { SavedItem } from '@360/contracts/library';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { collectionsQuery } from '../../lib/library-queries.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ModalLayer } from '../ui/modal-layer.tsx';
import { Notice } from '../ui/notice.tsx';
import { CollectionForm } from './collection-form.tsx';
import { setCollections } from './membership.ts';

/** In which collections a kept report is. */
export function CollectionsDialog({ item, onClose }: { item: SavedItem; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery(collectionsQuery);
  const put = (id: string, holds: boolean) => {
    const others = item.collections.filter((other) => other !== id);
    void setCollections(client, item, holds ? [...others, id] : others);
  };
  return (
    <ModalLayer className="dialog sl-dialog" label={t('savedList.collections')} onClose={onClose}>
      <header className="flex items-center gap-2">
        <h2 className="head-22 flex-1">{t('savedList.collections')}</h2>
        <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={onClose}>
          <X className="icon" aria-hidden />
        </button>
      </header>
      <p className="mb-3 text-ink-2" dir="auto">
        {item.title}
      </p>
      {isPending && <span className="skel h-5 w-1/2" role="status" aria-label={t('savedList.loading')} />}
      {isError && !data && <Notice text={t('savedList.collectionsFailed')} onRetry={() => void refetch()} />}
      {data?.map(({ id, name }) => (
        <label className="sl-check" key={id}>
          <input
            type="checkbox"
            checked={item.collections.includes(id)}
            onChange={({ target }) => put(id, target.checked)}
          />
          <span dir="auto">{name}</span>
        </label>
      ))}
      <CollectionForm onAdded={({ id }) => put(id, true)} />
    </ModalLayer>
  );
}
