import { PLANS } from '@360/contracts/plans';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** What readers ask before they pay. */
export function BillingFaq({ testMode }: { testMode: boolean }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { aiFeatures, reportsPerMonth } = PLANS.free;
  const free = t('plans.faq.freeText', {
    ai: count('plans.cell.aiSome', aiFeatures),
    reports: count('plans.cell.reports', reportsPerMonth),
  });
  return (
    <section className="bl-faq" aria-label={t('plans.faq.title')}>
      <div>
        <h2 className="label">{t('plans.faq.change')}</h2>
        <p>{t('plans.faq.changeText')}</p>
      </div>
      <div>
        <h2 className="label">{t('plans.faq.pay')}</h2>
        <p>
          {t('plans.faq.payText')} {testMode && t('plans.faq.payTest')}
        </p>
      </div>
      <div>
        <h2 className="label">{t('plans.faq.free')}</h2>
        <p>{free}</p>
      </div>
    </section>
  );
}
