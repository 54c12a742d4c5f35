import { type FormEvent, useId, useState } from 'react';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { useTranslation } from '../../lib/use-translation.ts';

const TEXT_MAX = 500;

interface CommentPromptProps {
  text: string;
  /** Whether the mark can do without words. */
  optional: boolean;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Asks for the words of a mark. */
export function CommentPrompt({ text: before, optional, onDone, onClose }: CommentPromptProps) {
  const { t } = useTranslation();
  const field = useId();
  const [text, setText] = useState(before);
  const ready = optional || text.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onDone(text.trim());
  };
  return (
    <ModalLayer className="dialog shd-prompt" label={t('shareDialog.prompt')} onClose={onClose}>
      <form onSubmit={submit}>
        <label className="label" htmlFor={field}>
          {t('shareDialog.prompt')}
        </label>
        <input
          id={field}
          className="field mt-2"
          dir="auto"
          // biome-ignore lint/a11y/noAutofocus: the layer was opened to write into this field
          autoFocus
          maxLength={TEXT_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="mt-4 flex justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {t('shareDialog.cancel')}
          </button>
          <button type="submit" className="btn btn-primary" disabled={!ready}>
            {t('shareDialog.done')}
          </button>
        </div>
      </form>
    </ModalLayer>
  );
}
