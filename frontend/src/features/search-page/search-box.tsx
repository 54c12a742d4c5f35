import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { FileField } from './file-field.tsx';
import type { DraftHandle } from './use-draft.ts';

interface SearchBoxProps {
  box: RefObject<HTMLInputElement | null>;
  handle: DraftHandle;
  onSubmit: () => void;
  onClearFile: () => void;
  /** The id of what is said about the query, where something is. */
  describedBy: string | undefined;
}

/** The words, the file where one is searched with, and the button. */
export function SearchBox({ box, handle, onSubmit, onClearFile, describedBy }: SearchBoxProps) {
  const { t } = useTranslation();
  const { draft, complete, write } = handle;
  const clear = () => {
    write('');
    box.current?.focus();
  };
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (complete) onSubmit();
        }}
      >
        <div className="sp-box">
          <Search className="icon" aria-hidden />
          <input
            ref={box}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            dir="auto"
            maxLength={1_000}
            aria-label={t('searchPage.box')}
            aria-describedby={describedBy}
            placeholder={t(draft.mode === 'text' ? 'searchPage.placeholder' : 'searchPage.placeholderFile')}
            value={draft.text}
            onChange={({ target }) => write(target.value)}
          />
          {draft.text !== '' && (
            <button type="button" className="icon-btn" aria-label={t('searchPage.clearText')} onClick={clear}>
              <X className="icon icon-s" aria-hidden />
            </button>
          )}
          <button type="submit" className="btn btn-primary" disabled={!complete || draft.reading}>
            {t('searchPage.submit')}
          </button>
        </div>
        {draft.mode !== 'text' && <FileField handle={handle} onClear={onClearFile} />}
      </form>
    </search>
  );
}
