import { PlainPage } from '../components/ui/plain-page.tsx';
import { useTranslation } from '../lib/use-translation.ts';

/** What reading costs: nothing, as long as nothing is sold here. */
export function BillingRoute() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('billing.title')} lede={t('billing.lede')}>
      <p>{t('billing.text')}</p>
    </PlainPage>
  );
}
