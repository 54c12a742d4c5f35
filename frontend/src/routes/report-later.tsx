import { lazy, useState } from 'react';
import { LayerBoundary } from '../components/layout/layer-boundary.tsx';
import { withStrings } from '../lib/i18n.ts';
import { endReport, useReportRequest } from '../lib/report-request.ts';

const fetchDialog = withStrings(
  ['report', 'payment', 'evidence', 'told'],
  () => import('../features/report/report-dialog.tsx'),
);
const ReportDialog = lazy(() => fetchDialog().then((module) => ({ default: module.ReportDialog })));

/** Whoever comes back from paying for a report comes with its name; read before the router takes it off the address. */
const returned = /[?&]report=([\w-]{16,64})(?:&|$)/.exec(location.search)?.[1] ?? null;

/** The dialog of a professional report, fetched when one is first asked for. */
export function ReportLater() {
  const request = useReportRequest();
  const [bought, setBought] = useState(returned);
  const close = () => {
    setBought(null);
    endReport();
  };
  if (!request && bought === null) return null;
  return (
    <LayerBoundary onFail={close}>
      <ReportDialog target={request?.target ?? null} bought={bought} onClose={close} />
    </LayerBoundary>
  );
}
