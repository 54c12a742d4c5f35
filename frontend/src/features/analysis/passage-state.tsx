import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Verdict } from './verdict.ts';

/** What the last check said of one passage; nothing before there was one. */
export function PassageState({ passageId, verdict }: { passageId: string; verdict: Verdict | null }) {
  const { t } = useTranslation();
  if (!verdict) return null;
  if (verdict.absent.includes(passageId)) return <span className="text-ink-2">{t('analysis.ev.absent')}</span>;
  const holds = verdict.failed[passageId] === undefined;
  const Icon = holds ? Check : TriangleAlert;
  return (
    <span className={`an-state ${holds ? 'text-agreed' : 'text-live'}`}>
      <Icon className="icon icon-s" aria-hidden />
      {t(holds ? 'analysis.ev.unchanged' : 'analysis.ev.changed')}
    </span>
  );
}
