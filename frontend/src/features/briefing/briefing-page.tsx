import type { Briefing } from '@360/contracts/briefings';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useTold } from '../../lib/told.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/layout/wide-page.css';
import { PersonaName } from '../../components/evidence/persona-name.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { briefingMade, useNoted } from '../../lib/activity.ts';
import { showToast } from '../../lib/toast.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTitle } from '../../lib/use-title.ts';
import { isUnderWay } from '../../lib/work-steps.ts';
import './briefing.css';
import { BriefingProgress } from './briefing-progress.tsx';
import { briefingQuery, cancelBriefing, retryBriefing } from './briefing-queries.ts';
import { BriefingText } from './briefing-text.tsx';
import { MyBriefings } from './my-briefings.tsx';
import { ReadSources } from './read-sources.tsx';
import { removeBriefing } from './removing.ts';

function Head({ briefing, onRemove }: { briefing: Briefing; onRemove: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const at = briefing.finishedAt ?? briefing.createdAt;
  return (
    <header className="bf-head">
      <div className="meta">
        <span className="cat">{t('aiBriefing.kind')}</span>
        <PersonaName persona={briefing.persona} />
        <time className="num" dateTime={at}>
          {format.dateTime(at)}
        </time>
        <button type="button" className="icon-btn" aria-label={t('aiBriefing.remove')} onClick={onRemove}>
          <Trash2 className="icon" aria-hidden />
        </button>
      </div>
      <h1 className="head-36 mt-2" dir="auto">
        {briefing.subject}
      </h1>
    </header>
  );
}

/** What there is of a briefing: the text, how far it is, or why there is none. */
function Body({ briefing }: { briefing: Briefing }) {
  const { t } = useTranslation();
  const told = useTold();
  const client = useQueryClient();
  const change = async (call: Promise<void>, failure: string) => {
    try {
      await call;
      await client.invalidateQueries({ queryKey: briefingQuery(briefing.id).queryKey });
    } catch {
      showToast({ kind: 'failure', text: t(failure) });
    }
  };
  const cancel = () => void change(cancelBriefing(briefing.id), 'aiBriefing.notCancelled');
  const retry = () => void change(retryBriefing(briefing.id), 'aiBriefing.failed');
  if (isUnderWay(briefing)) return <BriefingProgress briefing={briefing} onCancel={cancel} />;
  if (briefing.step === 'done') return <BriefingText briefing={briefing} />;
  const failed = briefing.step === 'failed';
  return (
    <div className="bf-making">
      {failed && <Notice text={`${t('aiBriefing.failed')} ${told(briefing.failure ?? '')}`.trim()} onRetry={retry} />}
      {!failed && (
        <p className="mt-4 flex flex-wrap items-center gap-3 text-ink-2">
          {t('aiBriefing.wasCancelled')}
          <button type="button" className="btn btn-s" onClick={retry}>
            {t('action.retry')}
          </button>
        </p>
      )}
      <ReadSources briefing={briefing} />
    </div>
  );
}

/** The page of one briefing, with the reader's others below it. */
export function BriefingPage({ briefing }: { briefing: Briefing }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id } = briefing;
  useTitle(briefing.subject);
  useNoted(briefingMade(briefing));
  const remove = () => {
    void navigate({ to: '/', search: {} });
    removeBriefing(
      client,
      id,
      () => void navigate({ to: '/briefing/$briefingId', params: { briefingId: id }, search: {} }),
    );
  };
  return (
    <div className="wide-page bf-page">
      <Head briefing={briefing} onRemove={remove} />
      <Body briefing={briefing} />
      <MyBriefings currentId={id} />
    </div>
  );
}
