import { Link } from '@tanstack/react-router';
import { PlainPage } from '../components/ui/plain-page.tsx';
import { useTranslation } from '../lib/use-translation.ts';

/** Where a plan is paid for; who comes by the address has chosen none. */
export function CheckoutRoute() {
  const { t } = useTranslation();
  const choose = (
    <Link to="/billing" search={true} className="btn btn-primary">
      {t('billing.checkout.choose')}
    </Link>
  );
  return <PlainPage title={t('billing.checkout.title')} lede={t('billing.checkout.none')} actions={choose} />;
}
