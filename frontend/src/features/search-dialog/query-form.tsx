import { Camera, Sparkles, X } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { ATTACHMENT_ACCEPT } from './use-attachment.ts';

/** As `searchRequestSchema` has it. */
const LENGTH_MAX = 1_000;

interface QueryFormProps {
  box: RefObject<HTMLTextAreaElement | null>;
  query: string;
  /** Whether the dialog was opened to attach a file: its chooser opens at once. */
  attachNow: boolean;
  onQuery: (query: string) => void;
  onFiles: (files: File[]) => void;
  onSubmit: () => void;
  onClose: () => void;
}

function AttachButton({ attachNow, onFiles }: Pick<QueryFormProps, 'attachNow' | 'onFiles'>) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (!attachNow || asked.current) return;
    asked.current = true;
    input.current?.click();
  }, [attachNow]);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again once it was removed.
    target.value = '';
  };
  const name = t('searchDialog.attach');
  return (
    <>
      <button type="button" className="icon-btn" aria-label={name} title={name} onClick={() => input.current?.click()}>
        <Camera className="icon" aria-hidden />
      </button>
      <input ref={input} type="file" accept={ATTACHMENT_ACCEPT} multiple hidden aria-label={name} onChange={onChange} />
    </>
  );
}

/** The question: Enter asks, Shift and Enter begin a new line. A blank one is not asked. */
export function QueryForm({ box, query, attachNow, onQuery, onFiles, onSubmit, onClose }: QueryFormProps) {
  const { t } = useTranslation();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <search className="flex-none">
      <form
        className="sd-query"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Sparkles className="icon sd-spark" aria-hidden />
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          value={query}
          maxLength={LENGTH_MAX}
          aria-label={t('searchDialog.question')}
          placeholder={t('searchDialog.question')}
          enterKeyHint="search"
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        <AttachButton attachNow={attachNow} onFiles={onFiles} />
        <button type="submit" className="btn btn-primary" disabled={query.trim() === ''}>
          {t('searchDialog.ask')}
        </button>
        <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={onClose}>
          <X className="icon" aria-hidden />
        </button>
      </form>
    </search>
  );
}
