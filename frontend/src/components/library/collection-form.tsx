import type { Collection } from '@360/contracts/library';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../lib/use-translation.ts';
import { NameForm } from '../ui/name-form.tsx';
import { addCollection } from './membership.ts';

/** As long as the name of a collection may be. */
export const COLLECTION_NAME_MAX = 80;

interface CollectionFormProps {
  onAdded: (collection: Collection) => void;
  onCancel?: () => void;
}

/** Names a new collection. */
export function CollectionForm({ onAdded, onCancel }: CollectionFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <NameForm
      label={t('savedList.newName')}
      send={t('savedList.add')}
      {...(onCancel && { cancel: { says: t('savedList.cancel'), run: onCancel } })}
      failed={t('savedList.notAdded')}
      tells={[409]}
      maxLength={COLLECTION_NAME_MAX}
      onSend={async (name) => onAdded(await addCollection(client, name))}
    />
  );
}
