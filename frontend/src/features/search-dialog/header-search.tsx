import { Camera, LoaderCircle, Search, Sparkles, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { askSearch } from './ask-search.ts';
import { type HandedOver, handOver } from './handed-over.ts';
import { isEmpty } from './is-empty.ts';
import { rememberSearch } from './recent-searches.ts';
import { useLatestCall } from './use-latest-call.ts';

interface HeaderSearchProps {
  onFound: (found: HandedOver) => void;
  /** Opens the dialog with what is typed, at once with the file chooser where `attachNow`. */
  onDialog: (query: string, attachNow: boolean) => void;
}

type Course = { phase: 'idle' | 'loading' | 'failed' } | { phase: 'none'; query: string };

/** Asks and hands over what is found; another question ends the one before. */
function useHeaderSearch(onFound: (found: HandedOver) => void) {
  const [course, setCourse] = useState<Course>({ phase: 'idle' });
  const call = useLatestCall();
  const stop = () => {
    call.stop();
    setCourse({ phase: 'idle' });
  };
  const ask = async (query: string) => {
    const { signal } = call.take();
    setCourse({ phase: 'loading' });
    rememberSearch(query);
    const response = await askSearch(query, undefined, signal).catch(() => null);
    if (signal.aborted) return;
    if (!response) return setCourse({ phase: 'failed' });
    if (isEmpty(response)) return setCourse({ phase: 'none', query });
    setCourse({ phase: 'idle' });
    handOver({ query, response });
    onFound({ query, response });
  };
  return { course, ask, stop };
}

function CourseNote({ course, onClose }: { course: Course; onClose: () => void }) {
  const { t } = useTranslation();
  if (course.phase !== 'failed' && course.phase !== 'none') return null;
  return (
    <div className="hs-note">
      <p role="alert">
        {course.phase === 'none' ? t('headerSearch.none', { query: course.query }) : t('headerSearch.failed')}
      </p>
      <button type="button" className="icon-btn" aria-label={t('action.dismiss')} onClick={onClose}>
        <X className="icon icon-s" aria-hidden />
      </button>
    </div>
  );
}

/** The search box of the header: what it finds opens in the dialog, what goes wrong is told below it. */
export function HeaderSearch({ onFound, onDialog }: HeaderSearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { course, ask, stop } = useHeaderSearch(onFound);
  const blank = text.trim() === '';
  const busy = course.phase === 'loading';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!blank) void ask(text.trim());
  };
  const Icon = busy ? LoaderCircle : Search;
  return (
    <search className="hs-place">
      <form className="hs" aria-busy={busy} onSubmit={onSubmit}>
        <button type="submit" className="icon-btn" disabled={blank} aria-label={t('headerSearch.search')}>
          <Icon className={busy ? 'icon icon-s hs-turn' : 'icon icon-s'} aria-hidden />
        </button>
        <input
          type="text"
          dir="auto"
          enterKeyHint="search"
          maxLength={1_000}
          value={text}
          aria-label={t('headerSearch.box')}
          placeholder={t('headerSearch.box')}
          onChange={({ target }) => {
            setText(target.value);
            stop();
          }}
        />
        <kbd aria-hidden>/</kbd>
        <button
          type="button"
          className="icon-btn"
          aria-label={t('headerSearch.withFile')}
          title={t('headerSearch.withFile')}
          onClick={() => onDialog(text, true)}
        >
          <Camera className="icon" aria-hidden />
        </button>
        <button type="button" className="btn hs-ai" onClick={() => onDialog(text, false)}>
          <Sparkles className="icon icon-s" aria-hidden />
          {t('headerSearch.title')}
        </button>
        <CourseNote course={course} onClose={stop} />
      </form>
    </search>
  );
}
