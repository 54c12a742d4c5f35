import { lazy, Suspense } from 'react';
import type { ArticleSubject } from '../features/article-block/article-place.tsx';
import { withStrings } from '../lib/i18n.ts';

const fetchPlace = withStrings(
  ['article-block', 'evidence', 'analysis'],
  () => import('../features/article-block/article-place.tsx'),
);
const ArticlePlace = lazy(() => fetchPlace().then((module) => ({ default: module.ArticlePlace })));

/** The offer of a full article, fetched after the first screen; its place is kept free. */
export function ArticleLater(subject: ArticleSubject) {
  return (
    <Suspense fallback={<div className="h-[121px] max-md:h-[189px]" />}>
      <ArticlePlace {...subject} />
    </Suspense>
  );
}
