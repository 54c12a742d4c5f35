import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { withTag } from './draft.ts';
import { TAG_MAX, TAGS_MAX } from './limits.ts';

interface TagFieldProps {
  label: string;
  tags: string[];
  onChange: (tags: string[]) => void;
}

/** Words in a row, each added by Enter and taken away by its button. */
export function TagField({ label, tags, onChange }: TagFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [id, note] = [useId(), useId()];
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const listed = tags.includes(typed.trim());
  const full = tags.length >= TAGS_MAX;
  const add = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = withTag(tags, typed);
    if (next === tags) return;
    onChange(next);
    setTyped('');
  };
  const remove = (tag: string) => {
    onChange(tags.filter((one) => one !== tag));
    input.current?.focus();
  };
  return (
    <div className="min-w-0">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="pf-tags">
        {tags.length > 0 && (
          <ul className="contents">
            {tags.map((tag) => (
              <li className="pf-tag" key={tag}>
                <span dir="auto">{tag}</span>
                <button type="button" aria-label={t('createContent.removeTag', { tag })} onClick={() => remove(tag)}>
                  <X className="icon icon-s" aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          id={id}
          ref={input}
          dir="auto"
          enterKeyHint="enter"
          maxLength={TAG_MAX}
          readOnly={full}
          value={typed}
          placeholder={full ? '' : t('createContent.enterAdds')}
          aria-describedby={note}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={add}
        />
      </div>
      <p className="pf-note" id={note} aria-live="polite">
        {listed && t('createContent.listed')}
        {full && t('createContent.fullTags', { n: format.number(TAGS_MAX) })}
      </p>
    </div>
  );
}
