import type { Report } from '@360/contracts/reports';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import type { ReportTarget } from '../../lib/report-request.ts';
import { useGoToPayment } from '../../lib/start-payment.ts';
import { i18n } from '../../lib/strings.ts';
import { showToast } from '../../lib/toast.ts';
import { isUnderWay } from '../../lib/work-steps.ts';
import { type Draft, newReportId, requestOf } from './draft.ts';
import { keepPurchase } from './kept-purchase.ts';
import { askForReport, buyReport, cancelReport, reportQuery, reportsQuery, useReport } from './report-queries.ts';

/** What did not come about, with the server's own reason where it gave one. */
export interface Failed {
  of: 'making' | 'buying';
  reason: string;
}

type Phase =
  | { name: 'editing'; failed: Failed | null }
  | { name: 'buying' }
  | { name: 'paying'; clientSecret: string }
  | { name: 'sending' }
  | { name: 'making'; id: string }
  | { name: 'made'; id: string };

export interface Making {
  phase: Phase;
  /** What is known of the report under way, or made. */
  report: Report | undefined;
  start: () => void;
  /** Leads to the payment, which {@link Making.start} comes after. */
  buy: () => void;
  /** Back to the form, whatever is under way. */
  cancel: () => void;
}

const PAYMENT_REQUIRED = 402;

const failedIn = (of: Failed['of'], error: unknown): Failed => ({
  of,
  reason: error instanceof ApiError ? error.message : '',
});

/** Where a page of the payment provider leads back to: the story, which opens the dialog again. */
const wayBack = ({ ownId }: Plan, reportId: string): string =>
  `/story/${encodeURIComponent(ownId)}?report=${encodeURIComponent(reportId)}`;

/** What is to be made. */
interface Plan {
  draft: Draft;
  target: ReportTarget;
  /** The story's own id, also where the server is told to take the leading one. */
  ownId: string;
}

interface Told {
  /** What the plan holds may have changed. */
  onSpent: () => void;
  /** The page is left to pay elsewhere. */
  onLeave: () => void;
}

/**
 * Has a report made and follows it to its end; where the server wants it paid for first, it leads there. One name is sent
 * until a report has ended, however often it is tried, so that what was paid for is the one that is made, once.
 * @param plan null while it is not known what the report is about
 * @param resumed the name of a report that the reader left the page to pay for
 */
export function useMaking(plan: Plan | null, resumed: string | null, told: Told): Making {
  const client = useQueryClient();
  const goTo = useGoToPayment();
  const [phase, setPhase] = useState<Phase>({ name: 'editing', failed: null });
  const round = useRef(0);
  const reportId = useRef(resumed);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const id = phase.name === 'making' || phase.name === 'made' ? phase.id : null;
  const { data: report } = useReport(id);
  const nameNow = () => {
    reportId.current ??= newReportId();
    return reportId.current;
  };
  useEffect(() => {
    if (phase.name !== 'making' || report?.id !== phase.id || isUnderWay(report)) return;
    // What it was granted is given back where it was not made, so the next one is another.
    reportId.current = null;
    if (report.step === 'done') {
      setPhase({ name: 'made', id: report.id });
      if (report.granted === 'purchase') showToast({ kind: 'result', text: i18n.t('proReport.bought') });
    }
    if (report.step === 'failed') setPhase({ name: 'editing', failed: { of: 'making', reason: report.failure ?? '' } });
    if (report.step === 'cancelled') setPhase({ name: 'editing', failed: null });
  }, [phase, report]);

  const refresh = () => {
    void client.invalidateQueries({ queryKey: reportsQuery.queryKey });
    told.onSpent();
  };

  const purchase = async (wanted: Plan, own: number) => {
    setPhase({ name: 'buying' });
    const name = nameNow();
    const { checkoutUrl, clientSecret } = await buyReport(name, wayBack(wanted, name));
    if (own !== round.current || gone.current) return;
    if (clientSecret !== null) return setPhase({ name: 'paying', clientSecret });
    const target = { ...wanted.target, storyId: wanted.ownId };
    keepPurchase({ reportId: name, target, draft: wanted.draft });
    const address = URL.parse(checkoutUrl, location.href);
    if (!/^https?:$/.test(address?.protocol ?? '')) throw new ApiError(0, '', null);
    told.onLeave();
    if (address) goTo(address);
  };

  const make = async (wanted: Plan, own: number) => {
    setPhase({ name: 'sending' });
    try {
      const begun = await askForReport(requestOf(wanted.draft, wanted.target, nameNow(), Date.now()));
      refresh();
      // Cancelled before the server had answered.
      if (own !== round.current) return await cancelReport(begun.id);
      client.setQueryData(reportQuery(begun.id).queryKey, begun);
      setPhase({ name: 'making', id: begun.id });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== PAYMENT_REQUIRED || gone.current) throw error;
      refresh();
      if (own === round.current) await purchase(wanted, own);
    }
  };

  const run = (of: Failed['of']) => {
    if (!plan) return;
    round.current += 1;
    const own = round.current;
    const action = of === 'making' ? make : purchase;
    action(plan, own).catch((error: unknown) => {
      // Who closed the dialog meanwhile was told that the report is being made.
      if (gone.current && of === 'making') showToast({ kind: 'failure', text: i18n.t('proReport.failed.making') });
      else if (own === round.current) setPhase({ name: 'editing', failed: failedIn(of, error) });
    });
  };
  const cancel = () => {
    round.current += 1;
    // One that has ended meanwhile cannot be cancelled, and need not be.
    if (phase.name === 'sending' || phase.name === 'making') reportId.current = null;
    if (phase.name === 'making') void cancelReport(phase.id).then(refresh, () => undefined);
    setPhase({ name: 'editing', failed: null });
  };
  return {
    phase,
    report: id === null ? undefined : report,
    start: () => run('making'),
    buy: () => run('buying'),
    cancel,
  };
}
