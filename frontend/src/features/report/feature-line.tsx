import type { StoryDetail } from '@360/contracts/stories';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { localeFor } from '../../lib/format.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { lastDays } from './draft.ts';

const FEATURES = ['sources', 'charts', 'offline'] as const;

/** What every report comes with, and what it looks at. */
export function FeatureLine({ story }: { story: StoryDetail | undefined }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const [{ from, to }] = useState(() => lastDays(Date.now()));
  const days = new Intl.DateTimeFormat(localeFor(i18n.language), { day: 'numeric', month: 'long' });
  const reports = story?.coverage?.independentReports;
  return (
    <div className="rp-part text-12 text-ink-2">
      <p>
        <bdi>{days.formatRange(new Date(from), new Date(to))}</bdi>
        {reports !== undefined && (
          <>
            {' · '}
            {format.count('proReport.reports', reports)}
          </>
        )}
      </p>
      <ul className="rp-features" aria-label={t('proReport.features')}>
        {FEATURES.map((each) => (
          <li key={each}>
            <Check className="icon icon-s text-agreed" aria-hidden />
            {t(`proReport.feature.${each}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
