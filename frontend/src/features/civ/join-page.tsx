import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Scale, TrendingUp } from 'lucide-react';
import { Notice } from '../../components/ui/notice.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import './join.css';
import { civStatusQuery } from './civ-queries.ts';
import { JoinForm } from './join-form.tsx';
import { LastSettled, LastSettledSkeleton } from './last-settled.tsx';
import { WeekFigures } from './week-figures.tsx';

const BENEFITS = [
  { name: 'judge', Icon: Scale },
  { name: 'measure', Icon: TrendingUp },
  { name: 'change', Icon: BadgeCheck },
] as const;

function Benefits() {
  const { t } = useTranslation();
  return (
    <div className="cj-benefits">
      {BENEFITS.map(({ name, Icon }) => (
        <article key={name}>
          <Icon className="icon" aria-hidden />
          <h2 className="head-18 mt-2">{t(`civ.benefit.${name}.title`)}</h2>
          <p className="mt-1 text-ink-2">{t(`civ.benefit.${name}.text`)}</p>
        </article>
      ))}
    </div>
  );
}

/** What the community is for, who is in it, what it did lately, and the way to join. */
export function JoinPage() {
  const { t } = useTranslation();
  const { data: status, isPending, refetch } = useQuery(civStatusQuery);
  return (
    <div className="cj">
      <section className="min-w-0">
        <p className="text-12 text-ink-3">{t('civ.name')}</p>
        <h1 className="head-36 mt-1">{t('civ.join.title')}</h1>
        <p className="lede mt-2">{t('civ.join.lede')}</p>
        <Benefits />
        <JoinForm />
        {!isPending && !status ? (
          <Notice text={t('civ.join.statusFailed')} onRetry={() => void refetch()} />
        ) : (
          <WeekFigures stats={status?.stats ?? null} />
        )}
      </section>
      <aside className="min-w-0">
        {isPending && <LastSettledSkeleton />}
        {status && <LastSettled item={status.lastSettled} />}
      </aside>
    </div>
  );
}
