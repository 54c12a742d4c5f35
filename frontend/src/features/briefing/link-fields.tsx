import type { BriefingSource } from '@360/contracts/briefings';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { changeLink, type Draft, isFaulty, withLink, withoutLink } from './draft.ts';
import { LINKS_MAX } from './limits.ts';
import { SourceState } from './source-state.tsx';

interface FieldsProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** What came of the links while the briefing is made. */
  sources: readonly BriefingSource[];
}

interface RowProps extends FieldsProps {
  link: Draft['links'][number];
  position: number;
  onRemove: () => void;
}

function LinkRow({ draft, onChange, sources, link, position, onRemove }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const fault = useId();
  const faulty = isFaulty(link.url);
  const source = sources.find(({ kind, name }) => kind === 'link' && name === link.url.trim());
  return (
    <li className="bd-link">
      <input
        className="field"
        type="url"
        dir="ltr"
        maxLength={2_000}
        value={link.url}
        placeholder="https://"
        aria-label={t('aiBriefing.link', { n: format.number(position) })}
        aria-invalid={faulty || undefined}
        aria-describedby={fault}
        onChange={({ target }) => onChange(changeLink(draft, link.key, target.value))}
      />
      <span className="bd-said" id={fault} aria-live="polite">
        {faulty && (
          <span className="inline-flex items-center gap-1 text-12 text-live">
            <CircleAlert className="icon icon-s" aria-hidden />
            {t('aiBriefing.linkFault')}
          </span>
        )}
        {source && <SourceState source={source} />}
      </span>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('aiBriefing.removeLink', { n: format.number(position) })}
        onClick={onRemove}
      >
        <X className="icon icon-s" aria-hidden />
      </button>
    </li>
  );
}

/** The pages the briefing shall read, one a row. */
export function LinkFields(props: FieldsProps) {
  const { draft, onChange } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const title = useId();
  const list = useRef<HTMLUListElement>(null);
  const focusLast = () =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  const filled = draft.links.filter(({ url }) => url.trim() !== '').length;
  const change = (next: Draft) => {
    onChange(next);
    focusLast();
  };
  return (
    <div className="bd-part">
      <p className="bd-part-h">
        <span className="label" id={title}>
          {t('aiBriefing.links')}
        </span>
        <span className="num text-12 text-ink-3">
          {t('aiBriefing.of', { n: format.number(filled), max: format.number(LINKS_MAX) })}
        </span>
      </p>
      <ul aria-labelledby={title} ref={list}>
        {draft.links.map((link, index) => (
          <LinkRow
            key={link.key}
            {...props}
            link={link}
            position={index + 1}
            onRemove={() => change(withoutLink(draft, link.key))}
          />
        ))}
      </ul>
      <button
        type="button"
        className="btn btn-quiet btn-s bd-add"
        disabled={draft.links.length >= LINKS_MAX}
        onClick={() => change(withLink(draft))}
      >
        <Plus className="icon icon-s" aria-hidden />
        {t('aiBriefing.addLink')}
      </button>
    </div>
  );
}
