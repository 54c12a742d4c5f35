import type { SearchResult } from '@360/contracts/search';
import { type MouseEvent, memo, useId } from 'react';
import { kindOfResult } from '../../components/search/kind-of-result.ts';
import { MarkedText } from '../../components/search/marked-text.tsx';
import { opensHere, ResultLink } from '../../components/search/result-link.tsx';
import { mediaPath } from '../../lib/media-path.ts';
import { useFormat } from '../../lib/use-format.ts';
import { usePictureFailure } from '../../lib/use-picture-failure.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { CoverageFigures } from './coverage-figures.tsx';

interface ResultRowProps {
  result: SearchResult;
  /** Whether the detail beside the list shows it. */
  current: boolean;
  /** Absent where there is no detail beside the list: the result leads to its page at once. */
  onChoose?: (id: string) => void;
}

const plainPress = (event: MouseEvent): boolean => event.detail > 0 && opensHere(event);

/** One result: what it is, its headline and the piece that answers, marked. A second press opens it, and so does Enter. */
export const ResultRow = memo(function ResultRow({ result, current, onChoose }: ResultRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useId();
  const { thumbnailUrl } = result.content;
  const [failed, fail] = usePictureFailure(thumbnailUrl);
  const choose = (event: MouseEvent) => {
    if (!onChoose || current || !plainPress(event)) return;
    event.preventDefault();
    onChoose(result.id);
  };
  const { factualityScore } = result.metadata;
  return (
    <article
      className="sp-hit"
      aria-labelledby={title}
      aria-current={current ? 'true' : undefined}
      data-result={result.id}
    >
      <div className="min-w-0">
        <div className="meta">
          <span className="cat">{t(kindOfResult(result))}</span>
          {result.type !== 'story' && result.source.name !== '' && <span dir="auto">{result.source.name}</span>}
          <time dateTime={result.publishedAt}>{format.age(result.publishedAt)}</time>
          {factualityScore !== null && (
            <span className="num">{t('searchPage.factualityOf', { score: format.number(factualityScore) })}</span>
          )}
          <CoverageFigures metadata={result.metadata} />
        </div>
        <h3 className="head-18 mt-1" id={title} dir="auto">
          <ResultLink result={result} className="sp-link" onClick={choose}>
            <MarkedText pieces={result.highlights.title} plain={result.title} />
          </ResultLink>
        </h3>
        <p className="sp-piece mt-1" dir="auto">
          <MarkedText pieces={result.highlights.text} plain={result.summary} />
        </p>
      </div>
      {thumbnailUrl !== null && !failed && (
        <img
          src={mediaPath(thumbnailUrl, 168)}
          alt=""
          width={84}
          height={63}
          loading="lazy"
          decoding="async"
          onError={fail}
        />
      )}
    </article>
  );
});
