import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '../../lib/queries.ts';
import { storedValue, useStored } from '../../lib/stored-value.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { OfflineLine } from './offline-line.tsx';

const sampleClosed = storedValue('sample-line-closed', (stored) => stored === true);

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
