import { Download, FingerprintPattern } from 'lucide-react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { evidencePath } from './queries.ts';
import type { Verification } from './use-verification.ts';
import type { Verdict } from './verdict.ts';

const FEW = 5;

function VerdictText({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation();
  const format = useFormat();
  const failed = Object.entries(verdict.failed);
  const faults = [
    ...failed.map(([id, reason]) => `${id}: ${reason === 'shown' ? t('analysis.verify.shown') : reason}`),
    ...verdict.others,
  ];
  return (
    <>
      <p className={faults.length > 0 ? 'font-semibold text-live' : 'font-semibold text-agreed'}>
        {format.count('analysis.verify.checked', verdict.checked)}{' '}
        {faults.length > 0 ? format.count('analysis.verify.faults', faults.length) : t('analysis.verify.holds')}
      </p>
      {verdict.absent.length > 0 && <p>{format.count('analysis.verify.absent', verdict.absent.length)}</p>}
      {faults.length > 0 && (
        <ul className="an-faults" dir="ltr" lang="en">
          {faults.slice(0, FEW).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The check of everything cited, made in this page, and the evidence to take along. */
export function VerifySection({ storyId, verification }: { storyId: string; verification: Verification }) {
  const { t } = useTranslation();
  const { state, verdict, check } = verification;
  return (
    <footer className="an-verify">
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" className="btn" disabled={state === 'checking'} onClick={check}>
          <FingerprintPattern className="icon icon-s" aria-hidden />
          {t('analysis.verify.button')}
        </button>
        <a className="btn btn-quiet" href={evidencePath(storyId)} download={`evidence-${storyId}.json`}>
          <Download className="icon icon-s" aria-hidden />
          {t('analysis.verify.download')}
        </a>
      </div>
      <div className="an-verdict text-ink-2" role="status">
        {state === 'unasked' && <p>{t('analysis.verify.what')}</p>}
        {state === 'checking' && <p>{t('analysis.verify.busy')}</p>}
        {state === 'failed' && <p className="text-live">{t('analysis.verify.failed')}</p>}
        {verdict && <VerdictText verdict={verdict} />}
      </div>
    </footer>
  );
}
