import { Link } from '@tanstack/react-router';
import { PlainPage } from '../../components/ui/plain-page.tsx';
import { useTranslation } from '../../lib/use-translation.ts';

/** Nothing here waits to be paid: none was named, none is known by that name, or it was given up. */
export function NoPayment({ says = 'none' }: { says?: 'none' | 'canceled' }) {
  const { t } = useTranslation();
  const choose = (
    <Link to="/billing" search={{}} className="btn btn-primary">
      {t('plans.checkout.choose')}
    </Link>
  );
  return <PlainPage title={t('plans.checkout.title')} lede={t(`plans.checkout.${says}`)} actions={choose} />;
}
