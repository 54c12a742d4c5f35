import type { SearchResult } from '@360/contracts/search';
import { Play } from 'lucide-react';
import { useFormat } from '../../lib/use-format.ts';
import { ResultPicture } from './result-picture.tsx';
import { ResultTitle } from './result-title.tsx';

/** A video that answers, with its picture above. */
export function VideoResult({ result, onOpen }: { result: SearchResult; onOpen: () => void }) {
  const format = useFormat();
  return (
    <li className="sd-video">
      <div className="sd-frame">
        <Play className="icon" aria-hidden />
        <ResultPicture url={result.content.thumbnailUrl} width={336} className="sd-frame-pic" />
      </div>
      <h4 className="label mt-1" dir="auto">
        <ResultTitle result={result} onOpen={onOpen} />
      </h4>
      <div className="meta">
        <b>{result.sourceName}</b>
        <time dateTime={result.publishedAt}>{format.age(result.publishedAt)}</time>
      </div>
    </li>
  );
}
