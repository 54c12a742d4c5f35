import type { IntentChip } from '@360/contracts/search';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withoutPiece } from '../../components/search/query-piece.ts';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { AttachmentPreview } from './attachment-preview.tsx';
import type { HandedOver } from './handed-over.ts';
import { QueryForm } from './query-form.tsx';
import { rememberSearch } from './recent-searches.ts';
import { SearchAnswer } from './search-answer.tsx';
import './search-dialog.css';
import { StartPanel } from './start-panel.tsx';
import { useAttachment } from './use-attachment.ts';
import { type SearchState, useSearch } from './use-search.ts';
import { useStops } from './use-stops.ts';

/** What the dialog opens with. */
export interface Opening {
  query: string;
  found: HandedOver | null;
  attachNow: boolean;
}

/** Draws a list of searches; picking one asks it. */
export type SavedList = (onPick: (query: string) => void) => ReactNode;

/** Long enough to see what was picked stand in the box. */
const PICK_MS = 100;
const TO_TOP_MS = 300;

/** New results are read from the top. */
function useTopOfResults(state: SearchState) {
  const body = useRef<HTMLElement>(null);
  const found = state.phase === 'found' ? state.response : null;
  useEffect(() => {
    if (!found) return;
    const timer = setTimeout(() => body.current?.scrollTo({ top: 0 }), TO_TOP_MS);
    return () => clearTimeout(timer);
  }, [found]);
  return body;
}

/** The question in the box, what goes along with it, and every way of asking it. */
function useAsking({ query: first, found }: Opening) {
  const [query, setQuery] = useState(first);
  const attachment = useAttachment();
  const search = useSearch(found);
  const picked = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(picked.current), []);

  const ask = (text: string) => {
    clearTimeout(picked.current);
    const asked = text.trim();
    if (asked === '') return;
    if (!attachment.file) rememberSearch(asked);
    void search.run(asked, attachment.whenReady());
  };
  const type = (text: string) => {
    clearTimeout(picked.current);
    setQuery(text);
    if (text.trim() === '') search.clear();
  };
  const pick = (text: string) => {
    type(text);
    picked.current = setTimeout(() => ask(text), PICK_MS);
  };
  const leaveOut = (chip: IntentChip) => {
    if (search.state.phase !== 'found') return;
    const rest = withoutPiece(search.state.query, chip);
    type(rest);
    ask(rest);
  };
  return { query, attachment, search, ask, type, pick, leaveOut };
}

const KEYS: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [['Enter'], 'searchDialog.ask'],
  [['Shift', 'Enter'], 'searchDialog.newLine'],
  [['↑', '↓'], 'searchDialog.walk'],
  [['Esc'], 'action.close'],
];

function KeyHints() {
  const { t } = useTranslation();
  return (
    <p className="sd-foot" aria-hidden>
      {KEYS.map(([keys, meaning]) => (
        <span key={meaning}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {t(meaning)}
        </span>
      ))}
    </p>
  );
}

interface SearchDialogProps {
  opening: Opening;
  onClose: () => void;
  /** The reader's saved searches, each of which is asked when it is picked. */
  savedSearches?: SavedList | undefined;
}

/** Ask in words, with a picture, a video or a document; the answers stand below. */
export function SearchDialog({ opening, onClose, savedSearches }: SearchDialogProps) {
  const { t } = useTranslation();
  const { query, attachment, search, ask, type, pick, leaveOut } = useAsking(opening);
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const body = useTopOfResults(search.state);
  useStops(root, box);
  const toBox = () => box.current?.focus();
  // What is pressed is gone afterwards, and the focus would be lost with it.
  const thenBox =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given);
      toBox();
    };
  return (
    <ModalLayer className="dialog sd" label={t('headerSearch.title')} onClose={onClose}>
      <div className="sd-in" ref={root}>
        <h2 className="sr-only">{t('headerSearch.title')}</h2>
        <QueryForm
          box={box}
          query={query}
          attachNow={opening.attachNow}
          onQuery={type}
          onFiles={attachment.choose}
          onSubmit={() => ask(query)}
          onClose={onClose}
        />
        <section className="sd-body" ref={body} aria-label={t('searchDialog.answers')}>
          <AttachmentPreview attachment={attachment} onRemove={thenBox(attachment.remove)} />
          {query.trim() === '' && (
            <StartPanel onPick={thenBox(pick)} onForgotten={toBox} saved={savedSearches?.(thenBox(pick))} />
          )}
          <SearchAnswer
            state={search.state}
            onRemove={thenBox(leaveOut)}
            onRetry={thenBox(ask)}
            onCancel={thenBox(search.clear)}
            onOpen={onClose}
          />
        </section>
        <KeyHints />
      </div>
    </ModalLayer>
  );
}
