import type { Collection } from '@360/contracts/library';
import { useQueryClient } from '@tanstack/react-query';
import { COLLECTION_NAME_MAX } from '../../components/library/collection-form.tsx';
import { NameForm } from '../../components/ui/name-form.tsx';
import { patchJson } from '../../lib/api.ts';
import { collectionsQuery } from '../../lib/library-queries.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { collectionPath } from './collection-path.ts';

/** Gives a collection another name. */
export function RenameForm({ collection, onDone }: { collection: Collection; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const rename = async (name: string) => {
    const renamed = await patchJson<Collection>(collectionPath(collection.id), { name });
    client.setQueryData<Collection[]>(collectionsQuery.queryKey, (all) =>
      all?.map((one) => (one.id === renamed.id ? renamed : one)),
    );
    onDone();
  };
  return (
    <NameForm
      label={t('savedList.newName')}
      initial={collection.name}
      send={t('library.save')}
      cancel={{ says: t('savedList.cancel'), run: onDone }}
      failed={t('savedList.notChanged')}
      tells={[409]}
      maxLength={COLLECTION_NAME_MAX}
      onSend={rename}
    />
  );
}
