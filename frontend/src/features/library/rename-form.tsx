import type { Collection } from '@360/contracts/library';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, patchJson } from '../../lib/api.ts';
import { collectionsQuery } from '../../lib/library-queries.ts';
import { collectionPath } from './collection-path.ts';

const NAME_MAX = 80;

/** Gives a collection another name. */
export function RenameForm({ collection, onDone }: { collection: Collection; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const field = useId();
  const [name, setName] = useState(collection.name);
  const [error, setError] = useState<string | null>(null);
  const rename = async () => {
    try {
      const renamed = await patchJson<Collection>(collectionPath(collection.id), { name: name.trim() });
      client.setQueryData<Collection[]>(collectionsQuery.queryKey, (all) =>
        all?.map((one) => (one.id === renamed.id ? renamed : one)),
      );
      onDone();
    } catch (cause) {
      const said = cause instanceof ApiError && cause.status === 409 ? cause.message : '';
      setError(said || t('savedList.notChanged'));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) void rename();
  };
  return (
    <form className="sl-form" onSubmit={submit}>
      <label className="label" htmlFor={field}>
        {t('savedList.newName')}
      </label>
      <span className="flex flex-wrap gap-2">
        <input
          id={field}
          className="sl-input"
          dir="auto"
          maxLength={NAME_MAX}
          value={name}
          aria-invalid={error !== null}
          aria-describedby={error ? `${field}-error` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="btn" disabled={name.trim() === ''}>
          {t('library.save')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onDone}>
          {t('savedList.cancel')}
        </button>
      </span>
      {error && (
        <p className="text-live" role="alert" id={`${field}-error`}>
          {error}
        </p>
      )}
    </form>
  );
}
