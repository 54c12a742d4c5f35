import { linksOf } from '@360/contracts/post-links';
import { CircleAlert, X } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useTold } from '../../lib/told.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ModalLayer } from '../ui/modal-layer.tsx';
import { canBeSent, linksAllowed, type PostDraft, VISIBILITIES, type Visibility } from './draft.ts';
import { PostBody } from './post-body.tsx';
import { PostFields } from './post-fields.tsx';
import '../ui/form.css';
import './post-form.css';

/** How the sending stands; `failed` holds the server's own sentence, empty where it gave none. */
export interface Sending {
  under: boolean;
  failed: string | null;
}

interface PostDialogProps {
  says: { title: string; send: string; sending: string; failed: string; note?: string | undefined };
  draft: PostDraft;
  /** The post as it stands, where there is one already. */
  before?: PostDraft;
  sending: Sending;
  onChange: (draft: PostDraft) => void;
  onSend: () => void;
  onClose: () => void;
}

function Failure({ said, reason }: { said: string; reason: string }) {
  const told = useTold();
  return (
    <p className="notice notice-bad mt-4" role="alert">
      <CircleAlert className="icon icon-s" aria-hidden />
      <span>
        {said}
        {reason && <bdi className="block text-12">{told(reason)}</bdi>}
      </span>
    </p>
  );
}

/** Says before the sending that a post names more addresses than are taken. */
function TooManyLinks({ links, max }: { links: number; max: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p className="notice notice-bad mt-4" role="alert">
      <CircleAlert className="icon icon-s" aria-hidden />
      {t('createContent.tooManyLinks', { n: format.number(links), max: format.number(max) })}
    </p>
  );
}

function VisibleTo({ draft, onChange }: Pick<PostDialogProps, 'draft' | 'onChange'>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <span className="flex items-center gap-2">
      <label className="text-12 text-ink-3" htmlFor={id}>
        {t('createContent.visibleTo')}
      </label>
      <select
        id={id}
        className="pf-select"
        value={draft.visibility}
        onChange={({ target }) => onChange({ ...draft, visibility: target.value as Visibility })}
      >
        {VISIBILITIES.map((visibility) => (
          <option key={visibility} value={visibility}>
            {t(`createContent.visibility.${visibility}`)}
          </option>
        ))}
      </select>
    </span>
  );
}

function Preview({ draft }: { draft: PostDraft }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className="pf-preview" aria-labelledby={id}>
      <p className="text-12 text-ink-3" id={id}>
        {t('createContent.preview')}
      </p>
      <div className="pf-sheet">
        <PostBody
          post={{
            ...draft,
            title: draft.title.trim() || t('createContent.title'),
            description: draft.description.trim() || t('createContent.description'),
          }}
          heading="h3"
          led={false}
        />
      </div>
      <p className="notice mt-3 text-12">{t(`createContent.seenBy.${draft.visibility}`)}</p>
    </section>
  );
}

/** The form of a post, with how others will see it; it can be sent once it has a title, a description and not too many addresses. */
export function PostDialog({ says, draft, before, sending, onChange, onSend, onClose }: PostDialogProps) {
  const { t } = useTranslation();
  const [links, linksMax] = [linksOf(draft), linksAllowed(before)];
  const ready = canBeSent(draft, linksMax) && !sending.under;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onSend();
  };
  return (
    <ModalLayer className="dialog form-dialog pf" label={says.title} onClose={onClose}>
      <header className="dialog-h">
        <h2 className="head-22">{says.title}</h2>
        <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={onClose}>
          <X className="icon" aria-hidden />
        </button>
      </header>
      <form onSubmit={submit} noValidate>
        <fieldset className="pf-in" disabled={sending.under}>
          <div className="min-w-0">
            <PostFields draft={draft} onChange={onChange} />
            {links > linksMax && <TooManyLinks links={links} max={linksMax} />}
            {sending.failed !== null && <Failure said={says.failed} reason={sending.failed} />}
          </div>
          <Preview draft={draft} />
        </fieldset>
        <footer className="form-foot">
          <VisibleTo draft={draft} onChange={onChange} />
          <span className="min-w-0 flex-1 text-12 text-ink-3">{says.note}</span>
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {t('createContent.cancel')}
          </button>
          <button type="submit" className="btn btn-primary" disabled={!ready}>
            {sending.under ? says.sending : says.send}
          </button>
        </footer>
      </form>
    </ModalLayer>
  );
}
