import { CircleAlert, Sparkles } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { showToast } from '../../lib/toast.ts';
import { useTold } from '../../lib/told.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { failureText } from './ask.ts';
import { Elapsed } from './elapsed.tsx';
import { PictureField } from './picture-field.tsx';
import { isEmpty, type Question, TEXT_MAX } from './question.ts';
import type { Asking } from './use-asking.ts';

interface QueryTabProps {
  question: Question;
  onChange: (question: Question) => void;
  asking: Asking;
}

/** Where a text or a link is asked about, with a picture if there is one. */
export function QueryTab({ question, onChange, asking }: QueryTabProps) {
  const { t } = useTranslation();
  const told = useTold();
  const box = useId();
  const hint = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { since, error } = asking;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (since !== null) return;
    if (!isEmpty(question)) return asking.start(question);
    showToast({ kind: 'failure', text: `${t('navigator.toast.input')}: ${t('navigator.toast.inputText')}` });
    field.current?.focus();
  };
  return (
    <form className="nv-query" onSubmit={submit} aria-busy={since !== null}>
      <h1 className="head-36">{t('navigator.title')}</h1>
      <p className="lede mt-2" id={hint}>
        {t('navigator.lede')}
      </p>
      <label className="label mt-6 block" htmlFor={box}>
        {t('navigator.box')}
      </label>
      <textarea
        className="nv-box"
        id={box}
        ref={field}
        rows={4}
        dir="auto"
        maxLength={TEXT_MAX}
        placeholder={t('navigator.placeholder')}
        aria-describedby={hint}
        value={question.text}
        onChange={({ target }) => onChange({ ...question, text: target.value })}
      />
      <PictureField picture={question.picture} onChange={(picture) => onChange({ ...question, picture })} />
      {error !== null && since === null && (
        <p className="notice notice-bad mt-4" role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          {failureText(error, t, told)}
        </p>
      )}
      <div className="nv-send">
        <button type="submit" className="btn btn-primary" aria-disabled={since !== null}>
          <Sparkles className="icon icon-s" aria-hidden />
          {t(since === null ? 'navigator.generate' : 'navigator.generating')}
        </button>
        {since !== null && <Elapsed key={since} since={since} onCancel={asking.cancel} />}
      </div>
      <p className="mt-3 text-12 text-ink-3">{t('navigator.cost')}</p>
    </form>
  );
}
