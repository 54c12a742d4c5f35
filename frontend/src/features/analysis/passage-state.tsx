import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Verification } from './use-verification.ts';

/** What the last check said of one passage; nothing before there was one. */
export function PassageState({ passageId, verification }: { passageId: string; verification: Verification }) {
  const { t } = useTranslation();
  const { verdict } = verification;
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
