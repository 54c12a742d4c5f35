import type { FlaggedItem, Settlement } from '@360/contracts/civ';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './settled.css';
import { SettledReviews } from './settled-reviews.tsx';
import { SignalList } from './signal-list.tsx';
import { VoteBlocks } from './vote-blocks.tsx';

const SIGNALS_SHOWN = 1;

function Settled({ item, settlement }: { item: FlaggedItem; settlement: Settlement }) {
  const { t } = useTranslation();
  const format = useFormat();
  const votes = Object.values(settlement.votes).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <article className="cs">
        <p className="meta">
          <span className="cat">{t(`civ.anomaly.${item.anomalyType}`)}</span>
          <bdi>{item.newsItem.sourceName}</bdi>
          <time dateTime={settlement.at}>{format.age(settlement.at)}</time>
        </p>
        <h3 className="head-18 mt-1" dir="auto">
          <Link to="/item/$itemId" params={{ itemId: item.itemId }} search={{}} className="hover:underline">
            {item.newsItem.title}
          </Link>
        </h3>
        <SignalList item={item} most={SIGNALS_SHOWN} />
        <h4 className="mt-4 text-12 text-ink-2">{format.count('civ.settled.votes', votes)}</h4>
        <VoteBlocks settlement={settlement} />
        <p className="mt-2 text-12 text-ink-2">
          {t('civ.settled.agreement', { percent: format.percent(settlement.agreement * 100) })}
        </p>
        <SettledReviews item={item} />
      </article>
      <p className="mt-2 text-12 text-ink-3">{t('civ.settled.method')}</p>
    </>
  );
}

/** The item settled last and how it was judged, or that there is none. */
export function LastSettled({ item }: { item: FlaggedItem | null }) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <section className="min-w-0" aria-labelledby={title}>
      <h2 className="label" id={title}>
        {t('civ.settled.title')}
      </h2>
      {item?.settlement ? (
        <Settled item={item} settlement={item.settlement} />
      ) : (
        <p className="cs-none">{t('civ.settled.none')}</p>
      )}
    </section>
  );
}

/** The shape of it while it is on its way. */
export function LastSettledSkeleton() {
  const { t } = useTranslation();
  return (
    <section className="min-w-0" aria-busy>
      <h2 className="label">{t('civ.settled.title')}</h2>
      <div className="cs grid gap-2" aria-hidden>
        <span className="skel h-4 w-1/2" />
        <span className="skel h-5 w-4/5" />
        <span className="skel h-16 w-full" />
        <span className="skel h-24 w-full" />
      </div>
    </section>
  );
}
