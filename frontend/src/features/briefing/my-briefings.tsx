import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Notice } from '../../components/ui/notice.tsx';
import { PersonaMark } from '../../components/ui/persona-mark.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { isUnderWay } from '../../lib/work-steps.ts';
import './briefing.css';
import { useLeaving } from '../../lib/undoable-removal.ts';
import { type BriefingRow, briefingPath, briefingsQuery } from './briefing-queries.ts';

function Row({ briefing, current }: { briefing: BriefingRow; current: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, subject, persona, step, progress, createdAt } = briefing;
  return (
    <li>
      <Link
        to="/briefing/$briefingId"
        params={{ briefingId: id }}
        search={{}}
        className="bf-mine"
        aria-current={current ? 'page' : undefined}
      >
        <PersonaMark persona={persona} />
        <span className="clamp-1 min-w-0 flex-1" dir="auto">
          {subject}
        </span>
        {step !== 'done' && (
          <span className="num flex-none text-12 text-ink-2">
            {t(`aiBriefing.step.${step}`)}
            {isUnderWay(briefing) && ` ${format.percent(progress)}`}
          </span>
        )}
        <time className="flex-none text-12 text-ink-3" dateTime={createdAt}>
          {format.age(createdAt)}
        </time>
      </Link>
    </li>
  );
}

/** The reader's own briefings. @param currentId the one whose page this is */
export function MyBriefings({ currentId = null }: { currentId?: string | null }) {
  const { t } = useTranslation();
  const title = useId();
  const { data, isPending, isError, refetch } = useQuery(briefingsQuery);
  const leaving = useLeaving();
  const briefings = data?.filter(({ id }) => !leaving.has(briefingPath(id)));
  return (
    <section className="bf-list" aria-labelledby={title}>
      <h2 className="head-22" id={title}>
        {t('aiBriefing.mine')}
      </h2>
      {isPending && (
        <p className="bf-mine" role="status" aria-label={t('aiBriefing.loading')}>
          <span className="skel h-4 w-1/2" aria-hidden />
        </p>
      )}
      {isError && !data && <Notice text={t('aiBriefing.listFailed')} onRetry={() => void refetch()} />}
      {briefings?.length === 0 && <p className="mt-3 text-ink-2">{t('aiBriefing.none')}</p>}
      {briefings && briefings.length > 0 && (
        <ul className="mt-2">
          {briefings.map((briefing) => (
            <Row key={briefing.id} briefing={briefing} current={briefing.id === currentId} />
          ))}
        </ul>
      )}
    </section>
  );
}
