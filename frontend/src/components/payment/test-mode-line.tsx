import { useTranslation } from '../../lib/use-translation.ts';
import './payment.css';

/** Says on top of a page that nothing is charged; its place is kept where that is not so, or not known yet. */
export function TestModeLine({ on }: { on: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="pay-line" data-on={on || undefined}>
      {on && (
        <p role="note">
          <b>{t('payment.testMode')}</b> {t('payment.testModeText')}
        </p>
      )}
    </div>
  );
}
