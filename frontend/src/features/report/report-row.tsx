import type { Report } from '@360/contracts/reports';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { PersonaMark } from '../../components/ui/persona-mark.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { showToast } from '../../lib/toast.ts';
import { useTold } from '../../lib/told.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { isUnderWay } from '../../lib/work-steps.ts';
import { removeReport } from './removing.ts';
import { addressOf, toKeep } from './report-address.ts';
import { cancelReport, reportsQuery, retryReport } from './report-queries.ts';

/** Its topic, which opens it once there is something to open. */
function Topic({ report }: { report: Report }) {
  const address = report.step === 'done' ? addressOf(report) : null;
  if (address === null)
    return (
      <span className="clamp-1 block" dir="auto">
        {report.topic}
      </span>
    );
  return (
    <a className="rp-topic clamp-1 block" dir="auto" href={address} target="_blank" rel="noopener">
      {report.topic}
    </a>
  );
}

/** How far it is, why it failed, or the files it came to. */
function State({ report }: { report: Report }) {
  const { t } = useTranslation();
  const told = useTold();
  const format = useFormat();
  const { step, progress, failure, files, figures, createdAt } = report;
  if (isUnderWay(report)) return <ProgressBar label={t(`proReport.step.${step}`)} percent={progress} />;
  return (
    <span className="rp-state">
      <time dateTime={createdAt}>{format.age(createdAt)}</time>
      {step !== 'done' && <span>{t(`proReport.step.${step}`)}</span>}
      {step === 'failed' && failure && <bdi>{told(failure)}</bdi>}
      {figures?.pages && <span>{format.count('proReport.pages', figures.pages)}</span>}
      {files.map(({ format: kind, url }) => (
        <a
          className="link"
          key={kind}
          href={toKeep(url)}
          download
          aria-label={t('proReport.downloadAs', { format: t(`proReport.format.${kind}`) })}
        >
          {t(`proReport.format.${kind}`)}
        </a>
      ))}
    </span>
  );
}

/** One report of the reader in their library. */
export function ReportRow({ report }: { report: Report }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, topic, step, persona } = report;
  const change = async (call: Promise<void>, failed: string) => {
    setBusy(true);
    try {
      await call;
      await client.invalidateQueries({ queryKey: reportsQuery.queryKey });
    } catch {
      showToast({ kind: 'failure', text: t(failed) });
    }
    setBusy(false);
  };
  const act = (name: string, Icon: typeof X, run: () => void) => (
    <button
      type="button"
      className="icon-btn"
      aria-label={t(name, { topic })}
      title={t(name, { topic })}
      disabled={busy}
      onClick={run}
    >
      <Icon className="icon icon-s" aria-hidden />
    </button>
  );
  return (
    <li className="rp-row" data-step={step}>
      <PersonaMark persona={persona} />
      <div className="min-w-0 flex-1">
        <Topic report={report} />
        <State report={report} />
      </div>
      {isUnderWay(report) && act('proReport.stop', X, () => void change(cancelReport(id), 'proReport.notCancelled'))}
      {(step === 'failed' || step === 'cancelled') &&
        act('proReport.again', RotateCcw, () => void change(retryReport(id), 'proReport.notRetried'))}
      {!isUnderWay(report) && act('proReport.remove', Trash2, () => removeReport(client, id))}
    </li>
  );
}
