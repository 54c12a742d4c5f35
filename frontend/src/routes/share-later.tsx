import { lazy, Suspense } from 'react';
import { withStrings } from '../lib/i18n.ts';
import { endSharing, useShareRequest } from '../lib/share-request.ts';

const fetchDialog = withStrings(
  ['share-dialog', 'annotations', 'told'],
  () => import('../features/share/share-dialog.tsx'),
);
const ShareDialog = lazy(() => fetchDialog().then((module) => ({ default: module.ShareDialog })));

/** The share dialog, fetched when something is first shared. */
export function ShareLater() {
  const request = useShareRequest();
  if (!request) return null;
  return (
    <Suspense>
      <ShareDialog key={request.itemId} request={request} onClose={endSharing} />
    </Suspense>
  );
}
