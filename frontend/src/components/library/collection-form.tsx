import type { Collection } from '@360/contracts/library';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { addCollection } from './membership.ts';

const NAME_MAX = 80;

interface CollectionFormProps {
  onAdded: (collection: Collection) => void;
  onCancel?: () => void;
}

/** Names a new collection; what is wrong with the name is said under it. */
export function CollectionForm({ onAdded, onCancel }: CollectionFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const field = useId();
  const [name, setName] = useState('');
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const add = async () => {
    setState({ busy: true, error: null });
    try {
      const added = await addCollection(client, name.trim());
      setName('');
      setState({ busy: false, error: null });
      onAdded(added);
    } catch (cause) {
      const said = cause instanceof ApiError && cause.status === 409 ? cause.message : '';
      setState({ busy: false, error: said || t('savedList.notAdded') });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) void add();
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
          aria-invalid={state.error !== null}
          aria-describedby={state.error ? `${field}-error` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="btn" disabled={state.busy || name.trim() === ''}>
          {t('savedList.add')}
        </button>
        {onCancel && (
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            {t('savedList.cancel')}
          </button>
        )}
      </span>
      {state.error && (
        <p className="text-live" role="alert" id={`${field}-error`}>
          {state.error}
        </p>
      )}
    </form>
  );
}
