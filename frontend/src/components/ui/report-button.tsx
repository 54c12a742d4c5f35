import { FileText } from 'lucide-react';
import { askForReport, type ReportTarget } from '../../lib/report-request.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** Opens the form of a professional report about a story. */
export function ReportButton({ target }: { target: ReportTarget }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="btn btn-quiet max-md:text-12 max-md:uppercase"
      aria-haspopup="dialog"
      onClick={() => askForReport(target)}
    >
      <FileText className="icon icon-s" aria-hidden />
      {t('nav.report')}
    </button>
  );
}
