import type { Report } from '@360/contracts/reports';
import { localeFor } from '../../lib/format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { toKeep } from './report-address.ts';

const KILO = 1_000;
const MEGA = 1_000_000;

/** A size as readers know it from their files, e.g. "1.2 MB". */
function sizeIn(language: string, bytes: number): string {
  const [unit, value] = bytes < MEGA ? (['kilobyte', bytes / KILO] as const) : (['megabyte', bytes / MEGA] as const);
  const digits = { maximumFractionDigits: value < 10 ? 1 : 0 };
  return new Intl.NumberFormat(localeFor(language), { style: 'unit', unit, unitDisplay: 'short', ...digits }).format(
    value,
  );
}

/** The files of a report with their sizes, each to be had. */
export function FileTable({ files }: Pick<Report, 'files'>) {
  const { t, i18n } = useTranslation();
  return (
    <table className="rp-files" aria-label={t('proReport.files')}>
      <tbody>
        {files.map(({ format, bytes, url }) => (
          <tr key={format}>
            <th scope="row">{t(`proReport.file.${format}`)}</th>
            <td className="num">
              <bdi>{sizeIn(i18n.language, bytes)}</bdi>
            </td>
            <td>
              <a
                className="link"
                href={toKeep(url)}
                download
                aria-label={t('proReport.downloadAs', { format: t(`proReport.format.${format}`) })}
              >
                {t('proReport.download')}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
