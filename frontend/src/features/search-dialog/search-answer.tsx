import type { IntentChip } from '@360/contracts/search';
import { Notice } from '../../components/ui/notice.tsx';
import { useTold } from '../../lib/told.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ResultsPanel } from './results-panel.tsx';
import type { SearchState } from './use-search.ts';

interface SearchAnswerProps {
  state: SearchState;
  onRemove: (chip: IntentChip) => void;
  onRetry: (query: string) => void;
  onCancel: () => void;
  onOpen: () => void;
}

function Loading({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="mt-4">
      <p className="flex items-center justify-between text-ink-2">
        <span aria-hidden>{t('searchDialog.searching')}</span>
        <button type="button" className="btn btn-s" onClick={onCancel}>
          {t('searchDialog.cancel')}
        </button>
      </p>
      {['first', 'second', 'third'].map((row) => (
        <div className="sd-hit" key={row} aria-hidden>
          <div className="flex-1">
            <span className="skel h-3 w-32" />
            <span className="skel mt-2 h-5 w-4/5" />
            <span className="skel mt-2 h-4 w-full" />
          </div>
          <span className="skel sd-pic" />
        </div>
      ))}
    </div>
  );
}

function useSpoken(state: SearchState): string {
  const { t } = useTranslation();
  const format = useFormat();
  if (state.phase === 'loading') return t('searchDialog.searching');
  return state.phase === 'found' ? format.count('searchDialog.found', state.response.totalResults) : '';
}

/** Where a search stands: under way, failed, or what it found; its course is told aloud as well. */
export function SearchAnswer({ state, onRemove, onRetry, onCancel, onOpen }: SearchAnswerProps) {
  const { t } = useTranslation();
  const told = useTold();
  const spoken = useSpoken(state);
  return (
    <>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      {state.phase === 'loading' && <Loading onCancel={onCancel} />}
      {state.phase === 'failed' && (
        <Notice
          text={told(state.told) || t(state.begun ? 'headerSearch.failed' : 'searchDialog.notStarted')}
          onRetry={() => onRetry(state.query)}
        />
      )}
      {state.phase === 'found' && (
        <ResultsPanel query={state.query} response={state.response} onRemove={onRemove} onOpen={onOpen} />
      )}
    </>
  );
}
