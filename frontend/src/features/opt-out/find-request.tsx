import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { RequestField } from './request-field.tsx';

/** A field for a reference, which leads to the page of its request. */
export function FindRequest({ fault }: { fault?: string | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    const reference = typed.trim();
    if (reference !== '') void navigate({ to: '/opt-out/status/$reference', params: { reference }, search: true });
  };
  return (
    <form className="oo-find" onSubmit={find}>
      <RequestField label={t('optOut.find.label')} fault={fault}>
        {(ties) => (
          <span className="oo-row">
            <input
              {...ties}
              name="reference"
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              placeholder="PUB-0000-0000-0000"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <button type="submit" className="btn">
              {t('optOut.find.go')}
            </button>
          </span>
        )}
      </RequestField>
    </form>
  );
}
