import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { withoutPiece } from '../../components/search/query-piece.ts';
import { Notice } from '../../components/ui/notice.tsx';
import { searchOf, useNoted } from '../../lib/activity.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { type Asked, addressOf } from './asked.ts';
import { keepAttachment } from './attachments.ts';
import { IdlePanel, Suggested } from './idle-panel.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchResults } from './search-results.tsx';
import { SyntaxHelp } from './syntax-help.tsx';
import { Understood } from './understood.tsx';
import { useAnswer } from './use-answer.ts';
import { useBoxKey } from './use-box-key.ts';
import { useDraft } from './use-draft.ts';
import './search-page.css';

interface SearchPageProps {
  /** What the address asks. */
  asked: Asked;
  /** Writes another question into the address. */
  onAsk: (asked: Asked) => void;
  /** Stands beside the count of results. */
  save?: ReactNode;
  /** Stands there before a search. */
  saved?: ReactNode;
}

const PROBLEMS = 'sp-problems';
const same = (one: Asked, other: Asked) => JSON.stringify(addressOf(one)) === JSON.stringify(addressOf(other));

/** The '360° News Search': the box, how the question was understood, and what answers it. */
export function SearchPage({ asked, onAsk, save, saved }: SearchPageProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  const found = useAnswer(asked);
  const handle = useDraft(asked);
  const { draft, write } = handle;
  useBoxKey(box);
  useNoted(found.state === 'ready' ? searchOf(asked.q) : null);

  const ask = (next: Asked) => (same(next, asked) ? found.retry() : onAsk(next));
  const submit = () => {
    const { mode, attachment } = draft;
    const media = mode !== 'text' && attachment ? keepAttachment(attachment) : null;
    ask({ ...asked, q: draft.text.trim(), media });
  };
  const clearFile = () => {
    handle.clear();
    if (asked.media !== null) onAsk({ ...asked, media: null });
  };
  const fill = (query: string) => {
    write(query);
    box.current?.focus();
  };
  const search = (query: string) => {
    write(query);
    ask({ ...asked, q: query, media: null });
  };
  const intent = found.state === 'ready' ? found.answer?.intent : undefined;
  const idle = found.state === 'idle';
  return (
    <div className="sp">
      <header className="sp-head">
        <Link to="/" className="btn btn-quiet sp-back">
          <ArrowLeft className="icon icon-s flip" aria-hidden />
          {t('searchPage.back')}
        </Link>
        <h1 className="head-28">{t('searchPage.title')}</h1>
        <ModeSwitch mode={draft.mode} onMode={handle.setMode} />
      </header>
      <SearchBox
        box={box}
        handle={handle}
        onSubmit={submit}
        onClearFile={clearFile}
        describedBy={intent && intent.problems.length > 0 ? PROBLEMS : undefined}
      />
      {!idle && (
        <div className="sp-known">
          {intent && (
            <Understood
              intent={intent}
              query={asked.q}
              problemsId={PROBLEMS}
              onRemove={(chip) => onAsk({ ...asked, q: withoutPiece(asked.q, chip) })}
            />
          )}
        </div>
      )}
      {idle && <Suggested onSearch={search} />}
      {idle && saved}
      {idle && <IdlePanel />}
      <SyntaxHelp open={idle} onExample={fill} />
      {found.state === 'lost' && <Notice text={t('searchPage.lost')} />}
      {!idle && found.state !== 'lost' && (
        <SearchResults asked={asked} found={found} box={box} onAsk={onAsk} save={save} />
      )}
    </div>
  );
}
