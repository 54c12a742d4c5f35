import { EVIDENCE_LINKS_MAX } from '@360/contracts/civ';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { FieldFault } from './field-fault.tsx';
import { type EvidenceLink, type ValidationDraft, withChangedLink, withLink, withoutLink } from './validation-draft.ts';

interface RowProps {
  link: EvidenceLink;
  position: number;
  faulty: boolean;
  onChange: (url: string) => void;
  onRemove: () => void;
}

function LinkRow({ link, position, faulty, onChange, onRemove }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const fault = useId();
  const n = format.number(position);
  return (
    <li>
      <div className="cv-link">
        <input
          className="field"
          type="url"
          dir="ltr"
          maxLength={2_000}
          value={link.url}
          placeholder="https://"
          aria-label={position === 1 ? t('civ.validate.link') : t('civ.validate.linkNumber', { n })}
          aria-invalid={faulty || undefined}
          aria-describedby={faulty ? fault : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        <button type="button" className="icon-btn" aria-label={t('civ.validate.removeLink', { n })} onClick={onRemove}>
          <X className="icon icon-s" aria-hidden />
        </button>
      </div>
      {faulty && <FieldFault id={fault} text={t('civ.validate.linkFault')} />}
    </li>
  );
}

interface EvidenceFieldsProps {
  draft: ValidationDraft;
  /** Keys of links that are none. */
  faulty: ReadonlySet<number>;
  onChange: (draft: ValidationDraft) => void;
}

/** Pages that show what a member says, one a row. */
export function EvidenceFields({ draft, faulty, onChange }: EvidenceFieldsProps) {
  const { t } = useTranslation();
  const title = useId();
  const list = useRef<HTMLUListElement>(null);
  const change = (next: ValidationDraft) => {
    onChange(next);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  return (
    <div>
      <p id={title}>
        <span className="label">{t('civ.validate.links')}</span> <span className="text-ink-3">{t('civ.optional')}</span>
      </p>
      <ul className="cv-links" aria-labelledby={title} ref={list}>
        {draft.links.map((link, place) => (
          <LinkRow
            key={link.key}
            link={link}
            position={place + 1}
            faulty={faulty.has(link.key)}
            onChange={(url) => onChange(withChangedLink(draft, link.key, url))}
            onRemove={() => change(withoutLink(draft, link.key))}
          />
        ))}
      </ul>
      <button
        type="button"
        className="btn btn-quiet btn-s cv-add"
        disabled={draft.links.length >= EVIDENCE_LINKS_MAX}
        onClick={() => change(withLink(draft))}
      >
        <Plus className="icon icon-s" aria-hidden />
        {t('civ.validate.addLink')}
      </button>
    </div>
  );
}
