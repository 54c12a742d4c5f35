import { REPORT_CENTS } from '@360/contracts/plans';
import { useMoney } from '../../lib/use-money.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Buying } from './use-buying.ts';

/** One report, without a plan. */
export function SingleReport({ buying: { start, chosen, busy } }: { buying: Buying }) {
  const { t } = useTranslation();
  const { price } = useMoney();
  const own = busy && chosen?.kind === 'report';
  return (
    <section className="bl-single" aria-labelledby="single-report">
      <span className="bl-price">{price(REPORT_CENTS)}</span>
      <div className="min-w-0 flex-1">
        <h2 className="label" id="single-report">
          {t('plans.single.title')}
        </h2>
        <p className="text-ink-2">{t('plans.single.text')}</p>
      </div>
      <button type="button" className="btn" disabled={busy} onClick={() => start({ kind: 'report' })}>
        {t(own ? 'plans.processing' : 'plans.single.buy')}
      </button>
    </section>
  );
}
