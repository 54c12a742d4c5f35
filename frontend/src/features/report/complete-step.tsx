import type { Report } from '@360/contracts/reports';
import { Check, Download, Printer, Share2 } from 'lucide-react';
import { askToShare } from '../../lib/share-request.ts';
import { showToast } from '../../lib/toast.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { FileTable } from './file-table.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import { PreviewCard } from './preview-card.tsx';
import { printReport } from './print-report.ts';
import { addressOf, printableOf, toKeep } from './report-address.ts';
import { shareByDevice, sharesFile } from './share-report.ts';

interface CompleteProps {
  report: Report;
  /** The report of news that stands for the story where it is shared. */
  itemId: string;
  /** The story's own id. */
  storyId: string;
  imageUrl: string | null;
  onClose: () => void;
}

/** What the report came to, counted while it was made. */
function Figures({ report }: { report: Report }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { figures, sections, finishedAt, createdAt } = report;
  const counted = [
    figures?.pages ? format.count('proReport.pages', figures.pages) : null,
    format.count('proReport.sectionCount', sections.length),
    figures ? format.count('proReport.passages', figures.passages) : null,
  ].filter((each) => each !== null);
  return (
    <p className="mt-2 text-ink-2">
      {t('proReport.holds', {
        counted: counted.join(t('proReport.comma')),
        when: format.dateTime(finishedAt ?? createdAt),
      })}{' '}
      {figures && figures.withheld > 0 && format.count('proReport.withheld', figures.withheld)}
    </p>
  );
}

function CompleteFoot({ report, itemId, storyId, onClose }: CompleteProps) {
  const { t } = useTranslation();
  const view = addressOf(report);
  const printable = printableOf(report);
  const share = async () => {
    const url = new URL(`/story/${encodeURIComponent(storyId)}`, location.origin).href;
    if (!(await shareByDevice(report, { title: report.topic, url }))) askToShare({ itemId, title: report.topic });
  };
  const print = (address: string) => {
    if (!printReport(address)) showToast({ kind: 'failure', text: t('proReport.noWindow') });
  };
  return (
    <footer className="form-foot rp-foot">
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => void share()}>
        <Share2 className="icon icon-s" aria-hidden />
        {t('proReport.share')}
      </button>
      {printable && (
        <button type="button" className="btn" onClick={() => print(printable)}>
          <Printer className="icon icon-s" aria-hidden />
          {t('proReport.print')}
        </button>
      )}
      <button type="button" className="btn btn-quiet ms-auto" onClick={onClose}>
        {t('proReport.close')}
      </button>
      {report.downloadUrl && (
        <a className="btn" href={toKeep(report.downloadUrl)} download>
          <Download className="icon icon-s" aria-hidden />
          {t('proReport.download')}
        </a>
      )}
      {view && (
        <a className="btn btn-primary" href={view} target="_blank" rel="noopener">
          {t('proReport.view')}
        </a>
      )}
    </footer>
  );
}

/** A report that is made: what it holds, its files, and what can be done with it. */
export function CompleteStep(props: CompleteProps) {
  const { report, imageUrl } = props;
  const { t } = useTranslation();
  return (
    <div className="rp-step">
      <div className="rp-in rp-made">
        <PreviewCard report={report} imageUrl={imageUrl} />
        <div className="min-w-0">
          <p className="flex items-center gap-2 font-semibold text-agreed" role="status">
            <Check className="icon icon-s" aria-hidden />
            {t('proReport.made')}
          </p>
          <h3 className="head-22 mt-2" dir="auto" tabIndex={-1} ref={focusOnMount}>
            {report.topic}
          </h3>
          <Figures report={report} />
          <FileTable files={report.files} />
          <p className="mt-3 text-12 text-ink-3">
            {t(sharesFile(report) ? 'proReport.sharesFile' : 'proReport.sharesStory')}
          </p>
        </div>
      </div>
      <CompleteFoot {...props} />
    </div>
  );
}
