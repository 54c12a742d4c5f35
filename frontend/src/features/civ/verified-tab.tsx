import type { VerifiedBriefingList } from '@360/contracts/civ';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck } from 'lucide-react';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { MoreButton } from '../../components/ui/more-button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { verifiedQuery } from './civ-queries.ts';

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('civ.verified.loading')}>
      {['a', 'b', 'c'].map((row) => (
        <div className="cv-wait" key={row} aria-hidden>
          <span className="skel h-5 w-3/4" />
          <span className="skel h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}

function Row({ briefing }: { briefing: VerifiedBriefingList['briefings'][number] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { storyId, title, settledAt, items, reviews, agreement } = briefing;
  return (
    <li className="cv-verified">
      <BadgeCheck className="icon text-agreed" aria-hidden />
      <div className="min-w-0">
        <h2 className="head-18" dir="auto">
          <Link to="/story/$storyId" params={{ storyId }} search={{}} className="hover:underline">
            {title}
          </Link>
        </h2>
        <p className="meta mt-1">
          <time dateTime={settledAt}>{t('civ.verified.settled', { when: format.age(settledAt) })}</time>
          <span>{format.count('civ.verified.items', items)}</span>
          <span>{format.count('civ.reviews', reviews)}</span>
          <span>{t('civ.verified.agreement', { percent: format.percent(agreement * 100) })}</span>
        </p>
      </div>
    </li>
  );
}

/** Stories whose settled items were all upheld. */
export function VerifiedTab() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(verifiedQuery);
  const briefings = query.data?.pages.flatMap((page) => page.briefings);
  if (query.isPending) return <Loading />;
  if (!briefings) return <Notice text={t('civ.verified.failed')} onRetry={() => void query.refetch()} />;
  if (briefings.length === 0)
    return (
      <EmptyState
        title={t('civ.verified.none')}
        text={t('civ.verified.noneText')}
        drawing={<path d="M34 49l9 9 19-21" />}
      />
    );
  return (
    <>
      <p className="py-3 text-ink-2">{t('civ.verified.note')}</p>
      <ul>
        {briefings.map((briefing) => (
          <Row key={briefing.storyId} briefing={briefing} />
        ))}
      </ul>
      <MoreButton query={query} failed={t('civ.verified.failed')} />
    </>
  );
}
