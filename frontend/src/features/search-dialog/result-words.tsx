import type { SearchResult } from '@360/contracts/search';
import { MarkedText } from '../../components/search/marked-text.tsx';
import { ResultTitle } from './result-title.tsx';

/** The headline of a result, and the passage that answers. */
export function ResultWords({ result, onOpen }: { result: SearchResult; onOpen: () => void }) {
  const { highlights, summary } = result;
  return (
    <>
      <h4 className="head-18 mt-1" dir="auto">
        <ResultTitle result={result} onOpen={onOpen} />
      </h4>
      {(highlights.text.length > 0 || summary) && (
        <p className="sd-passage" dir="auto">
          <MarkedText pieces={highlights.text} plain={summary} />
        </p>
      )}
    </>
  );
}
