import {
  answerHours,
  REQUEST_MATTERS,
  type RequestMatter,
  type RequestType,
} from '@360/contracts/publisher-request-terms';
import type { PublisherRequest } from '@360/contracts/publisher-requests';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { Notice } from '../../components/ui/notice.tsx';
import { ApiError, postJson } from '../../lib/api.ts';
import { useTold } from '../../lib/told.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { EMPTY_DRAFT, type Faults, faultsOf, inputOf, type TextField } from './request-draft.ts';
import { RequestField } from './request-field.tsx';
import { TypeChoice } from './type-choice.tsx';

interface RequestFormProps {
  onSent: (request: PublisherRequest) => void;
  onType: (type: RequestType) => void;
}

/** The form: what is wrong is told at its field when it is sent, and goes as it is put right. */
export function RequestForm({ onSent, onType }: RequestFormProps) {
  const { t } = useTranslation();
  const told = useTold();
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [faults, setFaults] = useState<Faults>({});
  const sending = useMutation({
    mutationFn: () => postJson<PublisherRequest>('/api/publisher-requests', inputOf(draft)),
    onSuccess: onSent,
  });

  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(draft);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first === undefined) sending.mutate();
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const bind = (field: TextField) => ({
    name: field,
    value: draft[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const next = { ...draft, [field]: target.value };
      setDraft(next);
      if (faults[field]) setFaults({ ...faults, [field]: faultsOf(next)[field] });
    },
  });
  const chooseType = (requestType: RequestType) => {
    setDraft({ ...draft, requestType });
    onType(requestType);
  };
  const faultText = (field: TextField) => (faults[field] ? t(`optOut.fault.${faults[field]}`) : undefined);
  const failure = () =>
    sending.error instanceof ApiError && sending.error.status >= 400 && sending.error.status < 500
      ? told(sending.error.message)
      : t('optOut.failed');

  return (
    <form ref={form} noValidate onSubmit={send}>
      <div className="oo-fields">
        <RequestField label={t('optOut.name')} fault={faultText('publisherName')}>
          {(ties) => <input {...ties} {...bind('publisherName')} autoComplete="organization" required />}
        </RequestField>
        <RequestField label={t('optOut.website')} fault={faultText('website')}>
          {(ties) => (
            <input
              {...ties}
              {...bind('website')}
              type="url"
              dir="ltr"
              placeholder="https://"
              autoComplete="url"
              required
            />
          )}
        </RequestField>
        <RequestField label={t('optOut.email')} hint={t('optOut.emailHint')} fault={faultText('contactEmail')}>
          {(ties) => <input {...ties} {...bind('contactEmail')} type="email" dir="ltr" autoComplete="email" required />}
        </RequestField>
      </div>
      <TypeChoice value={draft.requestType} onChange={chooseType} />
      {draft.requestType === 'other' && (
        <RequestField label={t('optOut.matter')}>
          {(ties) => (
            <select
              {...ties}
              value={draft.matter}
              onChange={({ target }) => setDraft({ ...draft, matter: target.value as RequestMatter })}
            >
              {REQUEST_MATTERS.map((matter) => (
                <option key={matter} value={matter}>
                  {t(`optOut.matterOf.${matter}`)}
                </option>
              ))}
            </select>
          )}
        </RequestField>
      )}
      <RequestField
        label={
          <>
            {t('optOut.info')} <span className="font-normal text-ink-3">{t('optOut.optional')}</span>
          </>
        }
        fault={faultText('additionalInfo')}
      >
        {(ties) => (
          <textarea {...ties} {...bind('additionalInfo')} rows={4} dir="auto" placeholder={t('optOut.infoHint')} />
        )}
      </RequestField>
      {sending.isError && <Notice text={failure()} />}
      <p className="oo-row mt-6">
        <button type="submit" className="btn btn-primary" disabled={sending.isPending}>
          {t(sending.isPending ? 'optOut.sending' : 'optOut.submit')}
        </button>
        <span className="hint">
          {t('optOut.answeredIn', {
            hours: format.count('optOut.hours', answerHours(draft.requestType, inputOf(draft).matter ?? 'general')),
          })}
        </span>
      </p>
    </form>
  );
}
