import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lookAgain, useConnection } from '../../lib/connection.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** Says that the network is gone, or that nothing answers; closed, it comes again with the next such time. */
export function OfflineLine() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const connection = useConnection();
  const [closed, setClosed] = useState(false);
  const online = connection === 'online';
  useEffect(() => {
    if (online) setClosed(false);
  }, [online]);
  if (online || closed) return null;
  const retry = async () => {
    if (await lookAgain()) await client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  };
  const away = connection === 'offline';
  return (
    <p className="line" role="status">
      <WifiOff className="icon icon-s" aria-hidden />
      <span>
        <b>{t(away ? 'line.offline' : 'line.unreachable')}</b>{' '}
        <span className="max-md:sr-only">{t(away ? 'line.offlineText' : 'line.unreachableText')}</span>
      </span>
      <button type="button" className="link" onClick={() => void retry()}>
        {t('action.retry')}
      </button>
      <button type="button" className="link" onClick={() => setClosed(true)}>
        {t('action.close')}
      </button>
    </p>
  );
}
