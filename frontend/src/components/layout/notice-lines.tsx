import { useQuery } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { statusQuery } from '../../lib/queries.ts';
import { storedValue, useStored } from '../../lib/stored-value.ts';

const sampleClosed = storedValue('sample-line-closed', (stored) => stored === true);

const useOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
  );

function SampleLine() {
  const { t } = useTranslation();
  const { data: status } = useQuery(statusQuery);
  const closed = useStored(sampleClosed);
  if (!status?.sample || closed) return null;
  return (
    <p className="line">
      <span>
        <b>{t('line.sample')}</b> {t('line.sampleText')}
      </span>
      <button type="button" className="link" onClick={() => sampleClosed.set(true)}>
        {t('action.close')}
      </button>
    </p>
  );
}

function OfflineLine() {
  const { t } = useTranslation();
  if (useOnline()) return null;
  return (
    <p className="line" role="status">
      <WifiOff className="icon icon-s" aria-hidden />
      <span>
        <b>{t('line.offline')}</b> {t('line.offlineText')}
      </span>
    </p>
  );
}

/** Lines above everything: where the news comes from, and that the network is gone. */
export function NoticeLines() {
  const { t } = useTranslation();
  return (
    <aside className="lines" aria-label={t('line.notices')}>
      <SampleLine />
      <OfflineLine />
    </aside>
  );
}
