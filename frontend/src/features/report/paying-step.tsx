import { REPORT_CENTS } from '@360/contracts/plans';
import { PaymentForm } from '../../components/payment/payment-form.tsx';
import { useMoney } from '../../lib/use-money.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { focusOnMount } from './focus-on-mount.ts';

interface PayingProps {
  clientSecret: string;
  onPaid: () => void;
  onBack: () => void;
}

/** The payment of one report, which is made as soon as it is paid. */
export function PayingStep({ clientSecret, onPaid, onBack }: PayingProps) {
  const { t } = useTranslation();
  const price = useMoney().price(REPORT_CENTS);
  return (
    <div className="rp-step">
      <div className="rp-in rp-paying">
        <h3 className="head-22" tabIndex={-1} ref={focusOnMount}>
          {t('proReport.pay')}
        </h3>
        <p className="mt-1 mb-5 text-ink-2">{t('proReport.paySays', { price })}</p>
        <PaymentForm clientSecret={clientSecret} onPaid={onPaid} payLabel={t('proReport.payNow', { price })} />
      </div>
      <footer className="form-foot">
        <span className="rp-said">{t('proReport.afterPaying')}</span>
        <button type="button" className="btn btn-quiet" onClick={onBack}>
          {t('proReport.back')}
        </button>
      </footer>
    </div>
  );
}
