import type { FlaggedItem } from '@360/contracts/civ';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Notice } from '../../components/ui/notice.tsx';
import { OutLink } from '../../components/ui/out-link.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { type Review, reviewsQuery } from './civ-queries.ts';

function Said({ review }: { review: Review }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { verdict, confidenceLevel, civRole, verifiedExpert, note, evidenceLinks } = review;
  return (
    <li>
      <p className="meta">
        <span className="cat">{t(`civ.verdict.${verdict}`)}</span>
        <span className="num">{format.percent(confidenceLevel)}</span>
        <span>
          {verifiedExpert && <BadgeCheck className="icon icon-s text-accent" aria-hidden />}
          {verifiedExpert ? t('civ.expert') : t(`civ.role.${civRole}`)}
        </span>
      </p>
      <p className="mt-1" dir="auto">
        {note}
      </p>
      {[...new Set(evidenceLinks)].map((link) => (
        <OutLink key={link} href={link} className="link cs-link" dir="ltr" unseen>
          {link}
        </OutLink>
      ))}
    </li>
  );
}

function Reviews({ item }: { item: FlaggedItem }) {
  const { t } = useTranslation();
  const { data, isPending, refetch } = useQuery(reviewsQuery(item.id));
  if (isPending) return <span className="skel mt-2 h-24" role="status" aria-label={t('civ.settled.loading')} />;
  if (!data) return <Notice text={t('civ.settled.failed')} onRetry={() => void refetch()} />;
  if (data.length === 0) return <p className="mt-2 text-ink-2">{t('civ.settled.nobody')}</p>;
  return (
    <ul className="cs-said">
      {data.map((review) => (
        <Said key={review.id} review={review} />
      ))}
    </ul>
  );
}

/** What members said of a settled item, without names, once that is asked for. */
export function SettledReviews({ item }: { item: FlaggedItem }) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet btn-s cs-turn"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <ChevronDown className="icon icon-s" aria-hidden />
        {t('civ.settled.reviews')}
      </button>
      {open && (
        <div id={id}>
          <Reviews item={item} />
        </div>
      )}
    </>
  );
}
