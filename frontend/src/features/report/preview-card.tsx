import type { Report } from '@360/contracts/reports';
import { mediaPath } from '../../lib/media-path.ts';
import { useFormat } from '../../lib/use-format.ts';
import { usePictureFailure } from '../../lib/use-picture-failure.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** The first page of a report in small: what it is about, by whom and when. @param imageUrl the story's picture, if known */
export function PreviewCard({ report, imageUrl }: { report: Report; imageUrl: string | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [failed, fail] = usePictureFailure(imageUrl);
  return (
    <div className="rp-sheet" aria-hidden>
      <span className="flex justify-between">
        <b dir="ltr">360 News</b>
        <span dir="ltr">A4</span>
      </span>
      <p className="rp-sheet-title" dir="auto">
        {report.topic}
      </p>
      {imageUrl && !failed && <img src={mediaPath(imageUrl, 336)} alt="" width={336} height={189} onError={fail} />}
      <span className="mt-auto">
        {t(`evidence.persona.${report.persona}`)} · {format.dateTime(report.finishedAt ?? report.createdAt)}
      </span>
    </div>
  );
}
