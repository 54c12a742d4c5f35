import type { Report, ReportStep } from '@360/contracts/reports';
import { Check, Circle, LoaderCircle } from 'lucide-react';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { focusOnMount } from './focus-on-mount.ts';

/** The steps of a report on its way, in their order. */
const ORDER: readonly ReportStep[] = ['freezing', 'reading', 'checking', 'rendering'];

function StepRow({ step, state }: { step: ReportStep; state: 'done' | 'now' | 'open' }) {
  const { t } = useTranslation();
  const Icon = { done: Check, now: LoaderCircle, open: Circle }[state];
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <Icon className="icon icon-s" aria-hidden />
      {t(`proReport.step.${step}`)}
      {state === 'done' && <span className="sr-only">{t('proReport.passed')}</span>}
    </li>
  );
}

interface GeneratingProps {
  /** Undefined until the server has answered. */
  report: Report | undefined;
  onCancel: () => void;
}

/** A report on its way: how far, through which steps, and the way to end it. */
export function GeneratingStep({ report, onCancel }: GeneratingProps) {
  const { t } = useTranslation();
  const step = report?.step ?? 'waiting';
  const at = ORDER.indexOf(step);
  return (
    <div className="rp-step">
      <div className="rp-in rp-making">
        <h3 className="head-22" tabIndex={-1} ref={focusOnMount}>
          {t('proReport.making')}
        </h3>
        <div className="mt-4">
          <ProgressBar label={t(`proReport.step.${step}`)} percent={report?.progress ?? 0} />
        </div>
        <ol className="rp-steps">
          {ORDER.map((each, index) => (
            <StepRow key={each} step={each} state={index < at ? 'done' : index === at ? 'now' : 'open'} />
          ))}
        </ol>
        <p className="sr-only" role="status">
          {t(`proReport.step.${step}`)}
        </p>
      </div>
      <footer className="form-foot">
        <span className="rp-said">{t('proReport.mayClose')}</span>
        <button type="button" className="btn" onClick={onCancel}>
          {t('proReport.cancel')}
        </button>
      </footer>
    </div>
  );
}
