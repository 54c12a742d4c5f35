import { lazy, Suspense } from 'react';
import type { RelatedSubject } from '../features/related/related-query.ts';
import { withStrings } from '../lib/i18n.ts';

const fetchRelated = withStrings(['related'], () => import('../features/related/related-news.tsx'));
const RelatedNews = lazy(() => fetchRelated().then((module) => ({ default: module.RelatedNews })));

/** What is related to a report, at the end of its page and fetched after the first screen. */
export function RelatedLater({ subject }: { subject: RelatedSubject }) {
  return (
    <Suspense>
      <RelatedNews key={subject.id} subject={subject} />
    </Suspense>
  );
}
