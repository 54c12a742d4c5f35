import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { AddressPrompt } from './address-prompt.tsx';
import { ATTACHMENT_ICONS, AttachmentLine } from './attachment-line.tsx';
import { ATTACHMENT_TYPES, type Attachment, type AttachmentType, withAttachment } from './draft.ts';
import { ATTACHMENTS_MAX } from './limits.ts';

interface AttachmentFieldsProps {
  attachments: Attachment[];
  onChange: (attachments: Attachment[]) => void;
}

/** What goes along with a post: addresses of four kinds, each asked for in place. */
export function AttachmentFields({ attachments, onChange }: AttachmentFieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const [asked, setAsked] = useState<AttachmentType | null>(null);
  const buttonOf = (type: AttachmentType) => `${id}-${type}`;
  const focusButton = (type: AttachmentType) =>
    requestAnimationFrame(() => document.getElementById(buttonOf(type))?.focus());
  const close = (type: AttachmentType) => {
    setAsked(null);
    focusButton(type);
  };
  const full = attachments.length >= ATTACHMENTS_MAX;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="label" id={id}>
          {t('createContent.attachments')}
        </span>
        <span className="num text-12 text-ink-3">
          {t('createContent.of', { n: format.number(attachments.length), max: format.number(ATTACHMENTS_MAX) })}
        </span>
      </p>
      <div className="pf-kinds">
        {ATTACHMENT_TYPES.map((type) => {
          const Icon = ATTACHMENT_ICONS[type];
          return (
            <button
              key={type}
              id={buttonOf(type)}
              type="button"
              className="chip pf-kind"
              aria-expanded={asked === type}
              disabled={full}
              onClick={() => setAsked(asked === type ? null : type)}
            >
              <Icon className="icon icon-s" aria-hidden />
              {t(`createContent.type.${type}`)}
            </button>
          );
        })}
      </div>
      {asked && (
        <AddressPrompt
          key={asked}
          type={asked}
          onClose={() => close(asked)}
          onAdd={(url, title) => {
            onChange(withAttachment(attachments, { type: asked, url, title }));
            close(asked);
          }}
        />
      )}
      {attachments.length > 0 && (
        <ul className="pf-list" aria-labelledby={id}>
          {attachments.map((attachment) => (
            <li key={`${attachment.type} ${attachment.url}`}>
              <AttachmentLine attachment={attachment} led={false} />
              <button
                type="button"
                className="icon-btn"
                aria-label={t('createContent.removeAttachment', { name: attachment.title || attachment.url })}
                onClick={() => {
                  onChange(attachments.filter((one) => one !== attachment));
                  focusButton(attachment.type);
                }}
              >
                <X className="icon icon-s" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
