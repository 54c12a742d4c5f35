import type { ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '../lib/api.ts';
import { useCopied } from '../lib/use-copied.ts';
import { useTranslation } from '../lib/use-translation.ts';

/** What a reader may send along when they tell of it: the error, where and when, and in which browser. */
function detailsOf(error: unknown): string {
  const thrown = error instanceof Error ? error : new Error(String(error));
  return [
    `${thrown.name}: ${thrown.message}`,
    error instanceof ApiError && error.requestId ? `request ${error.requestId}` : '',
    location.pathname,
    new Date().toISOString(),
    navigator.userAgent,
    thrown.stack ?? '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Shown where drawing a page failed: what happened stays in the console, the reader gets four ways on. */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const [copied, copy] = useCopied();
  return (
    <div className="m-auto max-w-150 p-8" role="alert">
      <h1 className="head-36">{t('broken.title')}</h1>
      <p className="lede mt-2">{t('broken.text')}</p>
      <p className="mt-6 flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
          {t('broken.reload')}
        </button>
        <button type="button" className="btn" onClick={reset}>
          {t('action.retry')}
        </button>
        <a className="btn" href="/">
          {t('lost.home')}
        </a>
        <button type="button" className="btn btn-quiet" onClick={() => void copy(detailsOf(error))}>
          {copied ? t('share.copied') : t('broken.copy')}
        </button>
      </p>
    </div>
  );
}
