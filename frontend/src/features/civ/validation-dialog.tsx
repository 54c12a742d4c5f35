import type { FlaggedItem } from '@360/contracts/civ';
import { CircleAlert, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { Toaster } from '../../components/ui/toaster.tsx';
import { showToast } from '../../lib/toast.ts';
import { useTold } from '../../lib/told.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/ui/form.css';
import './validation.css';
import { ConfidenceField } from './confidence-field.tsx';
import { EvidenceFields } from './evidence-fields.tsx';
import { failureText } from './failure-text.ts';
import { NoteField } from './note-field.tsx';
import { ReviewedItem } from './reviewed-item.tsx';
import { SeverityMark } from './severity-mark.tsx';
import { useValidating } from './use-validating.ts';
import { type DraftFaults, emptyDraft, faultsOf, type ValidationDraft, validationOf } from './validation-draft.ts';
import { VerdictChoice } from './verdict-choice.tsx';

const NONE: DraftFaults = { verdict: false, note: false, links: new Set() };

/** The first field that keeps the form from being sent. */
const firstFault = ({ verdict, note }: DraftFaults): string =>
  verdict ? '[name="verdict"]' : note ? '[name="note"]' : '[type="url"][aria-invalid="true"]';

function Head({ item, onClose }: { item: FlaggedItem; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <header className="dialog-h">
      <h2 className="head-22">{t('civ.validate.title')}</h2>
      <span className="cv-mark">
        <SeverityMark score={item.severityScore} />
        {t(`civ.anomaly.${item.anomalyType}`)}
      </span>
      <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={onClose}>
        <X className="icon" aria-hidden />
      </button>
    </header>
  );
}

function Foot({ item, under, onClose }: { item: FlaggedItem; under: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const others = item.reviewCount - (item.own ? 1 : 0);
  return (
    <footer className="form-foot">
      <span className="flex-1 text-12 text-ink-3">
        {others > 0 ? format.count('civ.validate.others', others) : t('civ.validate.first')}
      </span>
      <button type="button" className="btn btn-quiet" disabled={under} onClick={onClose}>
        {t('civ.validate.cancel')}
      </button>
      <button type="submit" className="btn btn-primary" disabled={under} aria-busy={under}>
        {t(under ? 'civ.validate.under' : 'civ.validate.submit')}
      </button>
    </footer>
  );
}

/** The form of a review. Taken or given up it closes, and begins anew the next time; refused, it keeps what was typed. */
export function ValidationDialog({ item, onClose }: { item: FlaggedItem; onClose: () => void }) {
  const { t } = useTranslation();
  const told = useTold();
  const [draft, setDraft] = useState(emptyDraft);
  const [tried, setTried] = useState(false);
  const { sending, sayFailed } = useValidating(onClose);
  const faults = tried ? faultsOf(draft) : NONE;
  const put = (part: Partial<ValidationDraft>) => setDraft((now) => ({ ...now, ...part }));
  const close = () => {
    if (!sending.isPending) onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = faultsOf(draft);
    const validation = validationOf(item.id, draft);
    setTried(true);
    if (validation && !found.note && found.links.size === 0) return sending.mutate(validation);
    if (found.verdict || found.note)
      showToast({ kind: 'failure', text: `${t('civ.validate.incomplete')}: ${t('civ.validate.required')}` });
    else sayFailed(t('civ.validate.linkFault'));
    requestAnimationFrame(() => form.querySelector<HTMLElement>(firstFault(found))?.focus());
  };
  return (
    <ModalLayer className="dialog form-dialog cv-dialog" label={t('civ.validate.title')} onClose={close}>
      <Head item={item} onClose={close} />
      <form onSubmit={submit} noValidate>
        <fieldset className="cv-form" disabled={sending.isPending}>
          <ReviewedItem item={item} />
          <VerdictChoice verdict={draft.verdict} faulty={faults.verdict} onChoose={(verdict) => put({ verdict })} />
          <ConfidenceField confidence={draft.confidence} onChange={(confidence) => put({ confidence })} />
          <NoteField note={draft.note} faulty={faults.note} onChange={(note) => put({ note })} />
          <EvidenceFields draft={draft} faulty={faults.links} onChange={setDraft} />
          {sending.isError && (
            <p className="notice notice-bad">
              <CircleAlert className="icon icon-s" aria-hidden />
              <span>
                {t('civ.validate.failed')}
                <bdi className="block text-12">{failureText(sending.error, t, told)}</bdi>
              </span>
            </p>
          )}
        </fieldset>
        <Foot item={item} under={sending.isPending} onClose={close} />
      </form>
      {/* the page's own lie under the dialog, out of reach */}
      <Toaster />
    </ModalLayer>
  );
}
