import { lazy, Suspense } from 'react';

const NotFoundRoute = lazy(() => import('./not-found.tsx').then((module) => ({ default: module.NotFoundRoute })));

/** The missing page, fetched when something is missing. */
export function NotFound() {
  return (
    <Suspense>
      <NotFoundRoute />
    </Suspense>
  );
}
