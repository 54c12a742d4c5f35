import { RefreshCw } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Reading } from './use-reading.ts';

/** Said of a reading that another analysis has overtaken; a provider is asked once more only by the reader. */
export function OutdatedLine({ reading }: { reading: Reading }) {
  const { t } = useTranslation();
  if (!reading.outdated) return null;
  return (
    <p className="notice mt-3" role="status">
      <RefreshCw className="icon icon-s" aria-hidden />
      <span className="flex-1">{t('analysis.reading.outdated')}</span>
      <button type="button" className="link" onClick={reading.retry}>
        {t('analysis.reading.again')}
      </button>
    </p>
  );
}
