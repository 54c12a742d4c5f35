import { ANSWER_HOURS } from '@360/contracts/publisher-request-terms';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** How soon a copyright matter is answered: the same promises that the form counts by. */
export function ResponseTimes() {
  const { t } = useTranslation();
  const format = useFormat();
  const within = (hours: number) => format.count('legal.within', hours);
  return (
    <dl className="doc-hours mt-3">
      <dt>{t('legal.copyright.times.inquiry')}</dt>
      <dd>{within(ANSWER_HOURS.copyright)}</dd>
      <dt>{t('legal.copyright.times.dmca')}</dt>
      <dd>{within(ANSWER_HOURS.dmca)}</dd>
      <dt>{t('legal.copyright.times.optOut')}</dt>
      <dd>{within(ANSWER_HOURS['opt-out'])}</dd>
    </dl>
  );
}
