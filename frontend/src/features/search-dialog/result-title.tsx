import type { SearchResult } from '@360/contracts/search';
import { MarkedText } from '../../components/search/marked-text.tsx';
import { opensHere, ResultLink } from '../../components/search/result-link.tsx';
import { tell } from '../../lib/page-events.ts';

/** The headline of a result, which leads to its page. `onOpen` is not called where that opens in another tab. */
export function ResultTitle({ result, onOpen }: { result: SearchResult; onOpen: () => void }) {
  return (
    <ResultLink
      result={result}
      className="sd-link"
      search={true}
      data-stop=""
      onClick={(event) => {
        if (!opensHere(event)) return;
        if (result.type !== 'story' && !result.writing) tell('headerSearchSelect', result);
        onOpen();
      }}
    >
      <MarkedText pieces={result.highlights.title} plain={result.title} />
    </ResultLink>
  );
}
