import { useId, useRef } from 'react';
import { HiddenLine } from '../../components/ui/hidden-line.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { AT_A_TIME, Carousel } from './carousel.tsx';
import './related.css';
import type { RelatedSubject } from './related-query.ts';
import { useNeared } from './use-neared.ts';
import { useRelated } from './use-related.ts';

const PLACES = Array.from({ length: AT_A_TIME }, (_, place) => `place-${place}`);

function Skeleton() {
  const { t } = useTranslation();
  return (
    <div className="rl-list" role="status" aria-label={t('related.loading')}>
      {PLACES.map((place) => (
        <span className="rl-card" key={place} aria-hidden>
          <span className="rl-pic skel" />
          <span className="skel mt-2 h-4" />
          <span className="skel mt-1 h-4 w-2/3" />
        </span>
      ))}
    </div>
  );
}

/** Reports of other events near to this one, asked for when the reader comes near; nothing where there are none. */
export function RelatedNews({ subject }: { subject: RelatedSubject }) {
  const { t } = useTranslation();
  const heading = useId();
  const place = useRef<HTMLElement>(null);
  const { state, items, hidden, retry } = useRelated(subject, useNeared(place));
  if (state === 'ready' && items.length + hidden === 0) return null;
  return (
    <section className="rl" aria-labelledby={heading} ref={place}>
      <h2 className="head-22" id={heading}>
        {t('related.title')}
      </h2>
      {state === 'loading' && <Skeleton />}
      {state === 'failed' && <Notice text={t('related.failed')} onRetry={retry} />}
      {items.length > 0 && <Carousel key={subject.id} items={items} />}
      <HiddenLine count={hidden} />
    </section>
  );
}
