import { useParams } from '@tanstack/react-router';
import { SharedPage } from '../features/shared-page/shared-page.tsx';

/** A shared page by its address, of which the last segment is all there is to it. */
export function SharedRoute() {
  const { payload } = useParams({ strict: false });
  return <SharedPage payload={payload ?? ''} />;
}
