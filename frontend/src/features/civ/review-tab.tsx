import { ANOMALY_TYPES, type AnomalyType, type CivMember, type FlaggedItem } from '@360/contracts/civ';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { AnomalyFilter } from './anomaly-filter.tsx';
import { Calibration } from './calibration.tsx';
import { civStatusQuery, flaggedQuery } from './civ-queries.ts';
import { FlaggedList } from './flagged-list.tsx';
import { LastSettled } from './last-settled.tsx';
import { ValidationDialog } from './validation-dialog.tsx';

interface ReviewTabProps {
  member: CivMember;
  /** As the address names it. */
  anomaly: string | undefined;
  onAnomaly: (anomaly: AnomalyType | null) => void;
}

/** What waits for review, the most severe first, with the form of a review over it; beside it the member's calibration and the item settled last. */
export function ReviewTab({ member, anomaly, onAnomaly }: ReviewTabProps) {
  const { t } = useTranslation();
  const { data: status } = useQuery(civStatusQuery);
  const [reviewed, setReviewed] = useState<FlaggedItem | null>(null);
  const narrowed = ANOMALY_TYPES.find((type) => type === anomaly) ?? null;
  const { isPending } = useInfiniteQuery(flaggedQuery(narrowed));
  return (
    <div className="cv-cols">
      <section className="min-w-0" aria-label={t('civ.tab.review')}>
        <div className="cv-head">
          <span className="text-ink-2">{t('civ.order')}</span>
          <AnomalyFilter chosen={narrowed} onChoose={onAnomaly} />
        </div>
        <FlaggedList key={narrowed} anomaly={narrowed} onReview={setReviewed} onAll={() => onAnomaly(null)} />
      </section>
      <aside className="cv-aside" data-waiting={isPending || undefined}>
        <Calibration member={member} />
        {status?.lastSettled && (
          <div className="mt-8">
            <LastSettled item={status.lastSettled} />
          </div>
        )}
      </aside>
      {reviewed && <ValidationDialog key={reviewed.id} item={reviewed} onClose={() => setReviewed(null)} />}
    </div>
  );
}
