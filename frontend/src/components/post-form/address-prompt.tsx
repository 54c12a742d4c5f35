import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { type AttachmentType, webAddress } from './draft.ts';
import { ADDRESS_MAX, ATTACHMENT_TITLE_MAX } from './limits.ts';

interface AddressPromptProps {
  type: AttachmentType;
  /** `url` is an address of the web. */
  onAdd: (url: string, title: string) => void;
  onClose: () => void;
}

/** Asks for the address of an attachment and what to call it. Enter adds it, nothing typed adds nothing, Esc ends the asking. */
export function AddressPrompt({ type, onAdd, onClose }: AddressPromptProps) {
  const { t } = useTranslation();
  const fault = useId();
  const address = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState('');
  const [title, setTitle] = useState('');
  const [refused, setRefused] = useState(false);
  useEffect(() => address.current?.focus(), []);
  const add = () => {
    if (url.trim() === '') return onClose();
    if (webAddress(url)) return onAdd(url, title);
    setRefused(true);
    address.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Neither sends the form nor closes the layer the form stands on.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') add();
    else onClose();
  };
  return (
    <fieldset className="pf-prompt">
      <legend className="sr-only">{t(`createContent.ask.${type}`)}</legend>
      <input
        className="field"
        ref={address}
        type="url"
        dir="ltr"
        maxLength={ADDRESS_MAX}
        placeholder="https://"
        value={url}
        aria-label={t(`createContent.ask.${type}`)}
        aria-invalid={refused || undefined}
        aria-describedby={fault}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setUrl(target.value);
          setRefused(false);
        }}
      />
      <input
        className="field"
        dir="auto"
        maxLength={ATTACHMENT_TITLE_MAX}
        placeholder={t('createContent.attachmentTitle')}
        aria-label={t('createContent.attachmentTitle')}
        value={title}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setTitle(target.value)}
      />
      <button type="button" className="btn" onClick={add}>
        {t('createContent.add')}
      </button>
      <p className="pf-note" id={fault} aria-live="polite">
        {refused && (
          <span className="inline-flex items-center gap-1 text-live">
            <CircleAlert className="icon icon-s" aria-hidden />
            {t('createContent.addressFault')}
          </span>
        )}
      </p>
    </fieldset>
  );
}
