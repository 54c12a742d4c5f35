import { Link } from '@tanstack/react-router';
import { PlainPage } from '../components/ui/plain-page.tsx';
import { useTranslation } from '../lib/use-translation.ts';

/** What reading costs: nothing, as long as nothing is sold here. */
export function BillingRoute() {
  const { t } = useTranslation();
  const home = (
    <Link to="/" search={{}} className="btn btn-primary">
      {t('lost.home')}
    </Link>
  );
  return (
    <PlainPage title={t('billing.title')} lede={t('billing.lede')} actions={home}>
      <p>{t('billing.text')}</p>
    </PlainPage>
  );
}
