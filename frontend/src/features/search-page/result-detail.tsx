import type { SearchResult } from '@360/contracts/search';
import type { ReactNode } from 'react';
import { kindOfResult } from '../../components/search/kind-of-result.ts';
import { MarkedText } from '../../components/search/marked-text.tsx';
import { ResultLink } from '../../components/search/result-link.tsx';
import { OutLink } from '../../components/ui/out-link.tsx';
import type { Format } from '../../lib/format.ts';
import { mediaPath, mediaSet } from '../../lib/media-path.ts';
import { useFormat } from '../../lib/use-format.ts';
import { usePictureFailure } from '../../lib/use-picture-failure.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { CoverageFigures } from './coverage-figures.tsx';

type Fact = [name: string, value: ReactNode];

/** The facts that are known of a result; what is not known has no line. */
function factsOf(
  { source, metadata, publishedAt, writing }: SearchResult,
  t: (key: string) => string,
  format: Format,
): Fact[] {
  const { factualityScore, biasScore, analysisApproach, viewCount } = metadata;
  const figure = (value: number | null) => (value === null ? null : format.number(value));
  const country = source.country ? format.country(source.country) : null;
  const facts: Fact[] = [
    [writing ? 'author' : 'source', [source.name, country].filter(Boolean).join(' · ') || null],
    ['published', format.dateTime(publishedAt)],
    ['factuality', figure(factualityScore)],
    ['bias', figure(biasScore)],
    ['approach', analysisApproach && t(`approach.${analysisApproach}`)],
    ['views', figure(viewCount)],
  ];
  return facts.filter(([, value]) => value !== null);
}

function openingOf({ type, writing }: SearchResult): string {
  if (writing) return `searchPage.open.${writing}`;
  return type === 'story' ? 'searchPage.openStory' : 'searchPage.openReport';
}

/** What is known of the chosen result, beside the list, and the way to its page. */
export function ResultDetail({ result }: { result: SearchResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { thumbnailUrl } = result.content;
  const { epistemology } = result.metadata;
  const [failed, fail] = usePictureFailure(thumbnailUrl);
  return (
    <article className="sp-detail" aria-labelledby="sp-detail">
      {thumbnailUrl !== null && !failed && (
        <img
          className="sp-pic"
          src={mediaPath(thumbnailUrl, 640)}
          srcSet={mediaSet(thumbnailUrl, 336)}
          sizes="376px"
          alt=""
          width={640}
          height={360}
          onError={fail}
        />
      )}
      <div className="meta mt-3">
        <span className="cat">{t(kindOfResult(result))}</span>
        {epistemology && <span>{t(`epistemology.${epistemology}`)}</span>}
        <CoverageFigures metadata={result.metadata} />
      </div>
      <h2 className="head-22 mt-2" id="sp-detail" dir="auto">
        <MarkedText pieces={result.highlights.title} plain={result.title} />
      </h2>
      <p className="sp-text mt-2" dir="auto">
        {result.summary === '' ? <MarkedText pieces={result.highlights.text} plain="" /> : result.summary}
      </p>
      <dl className="facts mt-4">
        {factsOf(result, t, format).map(([name, value]) => (
          <div className="contents" key={name}>
            <dt>{t(`searchPage.fact.${name}`)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sp-row mt-4">
        <ResultLink result={result} className="btn btn-primary">
          {t(openingOf(result))}
        </ResultLink>
        {result.source.url !== null && result.type !== 'story' && (
          <OutLink className="btn" href={result.source.url}>
            {t('searchPage.atSource')}
          </OutLink>
        )}
      </p>
    </article>
  );
}
