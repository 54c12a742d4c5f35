import { ChevronDown } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';

/** What stands inside the Live TV button. */
export function LiveLabel() {
  const { t } = useTranslation();
  return (
    <>
      <span className="pulse" aria-hidden />
      {t('live.button')}
      <ChevronDown className="icon icon-s" aria-hidden />
    </>
  );
}
