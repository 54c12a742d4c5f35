import { useNavigate } from '@tanstack/react-router';
import { CircleAlert, Sparkles, X } from 'lucide-react';
import { type FormEvent, useCallback, useId, useState } from 'react';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { showToast } from '../../lib/toast.ts';
import { useTold } from '../../lib/told.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/ui/form.css';
import './briefing-dialog.css';
import { canBeSent, emptyDraft } from './draft.ts';
import { FileFields } from './file-fields.tsx';
import { LinkFields } from './link-fields.tsx';
import { PersonaChoice } from './persona-choice.tsx';
import { useFiles } from './use-files.ts';
import { type Making, useMaking } from './use-making.ts';

const SUBJECT_MAX = 300;

function Failure({ reason }: { reason: string }) {
  const { t } = useTranslation();
  const told = useTold();
  return (
    <p className="notice notice-bad" role="alert">
      <CircleAlert className="icon icon-s" aria-hidden />
      <span>
        {t('aiBriefing.failed')}
        {reason && <bdi className="block text-12">{told(reason)}</bdi>}
      </span>
    </p>
  );
}

/** While it is made: how far it is, and the way to end it. */
function MakingFoot({ making }: { making: Making }) {
  const { t } = useTranslation();
  const { briefing } = making;
  return (
    <footer className="form-foot">
      <div className="min-w-0 flex-1" aria-live="polite">
        <ProgressBar
          label={t('aiBriefing.making', { step: t(`aiBriefing.step.${briefing?.step ?? 'waiting'}`) })}
          percent={briefing?.progress ?? 0}
        />
      </div>
      <button type="button" className="btn" onClick={making.cancel}>
        {t('aiBriefing.cancel')}
      </button>
    </footer>
  );
}

function EditingFoot({ ready, onClose }: { ready: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <footer className="form-foot">
      <span className="flex-1 text-12 text-ink-3">{t('aiBriefing.private')}</span>
      <button type="button" className="btn btn-quiet" onClick={onClose}>
        {t('aiBriefing.cancel')}
      </button>
      <button type="submit" className="btn btn-primary" disabled={!ready}>
        <Sparkles className="icon icon-s" aria-hidden />
        {t('aiBriefing.generate')}
      </button>
    </footer>
  );
}

/** The form of a custom briefing. Written, it closes and goes there; closed meanwhile, the briefing goes on being made. */
export function BriefingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const subject = useId();
  const [draft, setDraft] = useState(emptyDraft);
  const files = useFiles();
  const goTo = useCallback(
    (id: string) => void navigate({ to: '/briefing/$briefingId', params: { briefingId: id }, search: {} }),
    [navigate],
  );
  const making = useMaking(
    useCallback(
      (id: string) => {
        onClose();
        goTo(id);
      },
      [onClose, goTo],
    ),
  );
  const { phase } = making;
  const sources = making.briefing?.sources ?? [];
  const ready = canBeSent(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && phase.name === 'editing') void making.start(draft, files.whenReady());
  };
  const close = () => {
    onClose();
    if (phase.name === 'editing') return;
    const watch = phase.name === 'making' && { action: { label: t('aiBriefing.watch'), run: () => goTo(phase.id) } };
    showToast({ kind: 'result', text: t('aiBriefing.goesOn'), ...watch });
  };
  return (
    <ModalLayer className="dialog form-dialog bd" label={t('aiBriefing.title')} onClose={close}>
      <header className="dialog-h">
        <h2 className="head-22">{t('aiBriefing.title')}</h2>
        <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={close}>
          <X className="icon" aria-hidden />
        </button>
      </header>
      <form onSubmit={submit} noValidate>
        <fieldset className="bd-in" disabled={phase.name !== 'editing'}>
          <label className="label" htmlFor={subject}>
            {t('aiBriefing.subject')}
          </label>
          <input
            className="field bd-subject"
            id={subject}
            required
            dir="auto"
            maxLength={SUBJECT_MAX}
            value={draft.subject}
            onChange={({ target }) => setDraft((now) => ({ ...now, subject: target.value }))}
          />
          <LinkFields draft={draft} onChange={setDraft} sources={sources} />
          <PersonaChoice persona={draft.persona} onChoose={(persona) => setDraft((now) => ({ ...now, persona }))} />
          <FileFields files={files} sources={sources} />
          {phase.name === 'editing' && phase.failed !== null && <Failure reason={phase.failed} />}
        </fieldset>
        {phase.name === 'editing' ? <EditingFoot ready={ready} onClose={close} /> : <MakingFoot making={making} />}
      </form>
    </ModalLayer>
  );
}
