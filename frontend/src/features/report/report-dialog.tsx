import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { useBilling } from '../../lib/billing-queries.ts';
import type { ReportTarget } from '../../lib/report-request.ts';
import { showToast } from '../../lib/toast.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/ui/form.css';
import './report.css';
import { CompleteStep } from './complete-step.tsx';
import { ConfigureStep } from './configure-step.tsx';
import { DialogHead, type DialogStep } from './dialog-head.tsx';
import { firstDraft } from './draft.ts';
import { GeneratingStep } from './generating-step.tsx';
import { keptPurchase } from './kept-purchase.ts';
import { PayingStep } from './paying-step.tsx';
import { type Making, useMaking } from './use-making.ts';
import { useTarget } from './use-target.ts';

interface DialogProps {
  /** Null for the story of the page, or the one that leads. */
  target: ReportTarget | null;
  /** The report that the reader left the page to pay for, where they come back from that. */
  bought: string | null;
  onClose: () => void;
}

const STEP_OF: Readonly<Record<Making['phase']['name'], DialogStep>> = {
  editing: 'configure',
  buying: 'configure',
  paying: 'configure',
  sending: 'generate',
  making: 'generate',
  made: 'complete',
};

const LOOK_MS = 3_000;

/**
 * What is bought by somebody who comes back is made as soon as the server knows of the payment, once.
 * @returns whether it is still waited for
 */
function useMadeOnReturn(returned: boolean, paid: boolean, start: () => void, look: () => unknown): boolean {
  const [waits, setWaits] = useState(returned);
  useEffect(() => {
    if (!waits || !paid) return;
    setWaits(false);
    start();
  }, [waits, paid, start]);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [waits, look]);
  return waits;
}

/** A professional report of a story: what it is to hold, its making, and its files. Closed meanwhile, it goes on being made. */
export function ReportDialog({ target, bought, onClose }: DialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [resumed] = useState(() => (bought === null ? null : keptPurchase(bought)));
  const [draft, setDraft] = useState(() => resumed?.draft ?? firstDraft());
  const aim = useTarget(resumed?.target ?? target);
  const billing = useBilling();
  const plan = aim.target && aim.ownId !== null ? { draft, target: aim.target, ownId: aim.ownId } : null;
  const making = useMaking(plan, bought, { onSpent: () => void billing.refetch(), onLeave: onClose });
  const { phase, report } = making;
  const paid = plan !== null && (billing.data?.reports.bought ?? 0) > 0;
  const awaited = useMadeOnReturn(resumed !== null, paid, making.start, billing.refetch);
  const close = () => {
    onClose();
    if (phase.name !== 'sending' && phase.name !== 'making') return;
    const library = { label: t('proReport.library'), run: () => void navigate({ to: '/library', search: {} }) };
    showToast({ kind: 'result', text: t('proReport.goesOn'), action: library });
  };
  return (
    <ModalLayer className="dialog form-dialog rp" label={t('proReport.title')} onClose={close}>
      <DialogHead step={STEP_OF[phase.name]} onClose={close} />
      {(phase.name === 'editing' || phase.name === 'buying') && (
        <ConfigureStep
          aim={aim}
          draft={draft}
          onDraft={setDraft}
          billing={billing.isError ? null : billing.data}
          failed={phase.name === 'editing' ? phase.failed : null}
          awaited={awaited}
          busy={phase.name === 'buying'}
          onMake={making.start}
          onBuy={making.buy}
          onClose={close}
        />
      )}
      {phase.name === 'paying' && (
        <PayingStep clientSecret={phase.clientSecret} onPaid={making.start} onBack={making.cancel} />
      )}
      {(phase.name === 'sending' || phase.name === 'making') && (
        <GeneratingStep report={report} onCancel={making.cancel} />
      )}
      {phase.name === 'made' && report && plan && (
        <CompleteStep
          report={report}
          itemId={plan.target.itemId}
          storyId={plan.ownId}
          imageUrl={aim.story?.imageUrl ?? null}
          onClose={close}
        />
      )}
    </ModalLayer>
  );
}
