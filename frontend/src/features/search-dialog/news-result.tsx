import type { SearchResult } from '@360/contracts/search';
import { MarkedText } from '../../components/search/marked-text.tsx';
import { TrustBadge } from '../../components/ui/trust-badge.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ResultPicture } from './result-picture.tsx';
import { ResultTitle } from './result-title.tsx';

/** A report, post or story that answers: marks, headline and the passage that does. */
export function NewsResult({ result, onOpen }: { result: SearchResult; onOpen: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { metadata, highlights, summary } = result;
  return (
    <li className="sd-hit">
      <div className="min-w-0 flex-1">
        <div className="meta">
          {result.type === 'story' && <span className="cat">{t('searchDialog.story')}</span>}
          <b className="text-ink">{result.sourceName}</b>
          <time dateTime={result.publishedAt}>{format.age(result.publishedAt)}</time>
          {metadata.independent !== null && (
            <span className="num">{format.count('video.reports', metadata.independent)}</span>
          )}
          {metadata.factualityScore !== null && <TrustBadge score={metadata.factualityScore} />}
        </div>
        <h4 className="head-18 mt-1" dir="auto">
          <ResultTitle result={result} onOpen={onOpen} />
        </h4>
        {(highlights.text.length > 0 || summary) && (
          <p className="sd-passage" dir="auto">
            <MarkedText pieces={highlights.text} plain={summary} />
          </p>
        )}
      </div>
      <ResultPicture url={result.content.thumbnailUrl} width={168} className="sd-pic" />
    </li>
  );
}
