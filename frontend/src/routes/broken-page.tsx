import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Shown where drawing a page failed: what happened stays in the console, the reader gets two ways on. */
export function BrokenPage({ reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  return (
    <div className="m-auto max-w-150 p-8" role="alert">
      <h1 className="head-36">{t('broken.title')}</h1>
      <p className="lede mt-2">{t('broken.text')}</p>
      <p className="mt-6 flex gap-2">
        <button type="button" className="btn btn-primary" onClick={reset}>
          {t('action.retry')}
        </button>
        <a className="btn" href="/">
          {t('lost.home')}
        </a>
      </p>
    </div>
  );
}
