import type { BillingStatus } from '@360/contracts/billing';
import { REPORT_CENTS } from '@360/contracts/plans';
import { CircleAlert, FileText } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Notice } from '../../components/ui/notice.tsx';
import { useTold } from '../../lib/told.ts';
import { useMoney } from '../../lib/use-money.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { mustBuy } from './allowance.ts';
import { ContentChoices, ReadingChoices } from './choices.tsx';
import { CostLine } from './cost-line.tsx';
import { type Draft, missingIn } from './draft.ts';
import { FeatureLine } from './feature-line.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import type { Failed } from './use-making.ts';
import type { Aim } from './use-target.ts';

interface ConfigureProps {
  aim: Aim;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Undefined while it is on its way, null where it could not be read. */
  billing: BillingStatus | null | undefined;
  failed: Failed | null;
  /** The reader comes back from a payment that the server does not know of yet. */
  awaited: boolean;
  /** The purchase is being begun. */
  busy: boolean;
  onMake: () => void;
  onBuy: () => void;
  onClose: () => void;
}

function Failure({ failed }: { failed: Failed }) {
  const { t } = useTranslation();
  const told = useTold();
  return (
    <p className="notice notice-bad mt-5" role="alert" tabIndex={-1} ref={focusOnMount}>
      <CircleAlert className="icon icon-s" aria-hidden />
      <span>
        {t(`proReport.failed.${failed.of}`)}
        {failed.reason && <bdi className="block text-12">{told(failed.reason)}</bdi>}
      </span>
    </p>
  );
}

/** The story the report is about, by its title. */
function Target({ aim }: { aim: Aim }) {
  const { t } = useTranslation();
  if (aim.state === 'failed') return <Notice text={t('proReport.targetFailed')} onRetry={aim.retry} />;
  return (
    <>
      <p className="text-12 text-ink-3">{t('proReport.target')}</p>
      {aim.state === 'pending' && (
        <span className="skel mt-1 h-6 w-4/5" role="status" aria-label={t('story.loading')} />
      )}
      {aim.state === 'none' && <p className="head-18">{t('story.none')}</p>}
      {aim.target && (
        <p className="head-18" dir="auto">
          {aim.target.title}
        </p>
      )}
    </>
  );
}

/** What is to be made: persona, depth, sections and formats, with what it costs. */
export function ConfigureStep(props: ConfigureProps) {
  const { aim, draft, onDraft, billing, failed, awaited, busy, onMake, onBuy, onClose } = props;
  const { t } = useTranslation();
  const { price } = useMoney();
  const foot = useId();
  const missing = missingIn(draft);
  const buys = Boolean(billing && mustBuy(billing));
  const ready = missing === null && aim.target !== null && billing !== undefined && !busy;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) (buys ? onBuy : onMake)();
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className="rp-in" disabled={busy}>
        <Target aim={aim} />
        <ReadingChoices draft={draft} onDraft={onDraft} />
        <ContentChoices draft={draft} onDraft={onDraft} />
        <FeatureLine story={aim.story} />
        {awaited && buys && (
          <p className="notice mt-5" role="status">
            {t('proReport.awaited')}
          </p>
        )}
        {failed !== null && <Failure failed={failed} />}
      </fieldset>
      <footer className="form-foot">
        <span className="rp-said" id={foot} aria-live="polite">
          {missing ? t(`proReport.choose.${missing}`) : <CostLine billing={billing} />}
        </span>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('proReport.cancel')}
        </button>
        <button type="submit" className="btn btn-primary" disabled={!ready} aria-describedby={foot} aria-busy={busy}>
          <FileText className="icon icon-s" aria-hidden />
          {busy && t('proReport.processing')}
          {!busy && (buys ? t('proReport.purchase', { price: price(REPORT_CENTS) }) : t('proReport.generate'))}
        </button>
      </footer>
    </form>
  );
}
