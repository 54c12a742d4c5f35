import type { SearchResult } from '@360/contracts/search';
import { TrustBadge } from '../../components/ui/trust-badge.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ResultPicture } from './result-picture.tsx';
import { ResultWords } from './result-words.tsx';

/** A report, post or story that answers: marks, headline and the passage that does. */
export function NewsResult({ result, onOpen }: { result: SearchResult; onOpen: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { metadata } = result;
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
        <ResultWords result={result} onOpen={onOpen} />
      </div>
      <ResultPicture url={result.content.thumbnailUrl} width={168} className="sd-pic" />
    </li>
  );
}
