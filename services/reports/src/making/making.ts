import type { ReportExport, reportFiguresSchema } from '@360/contracts/reports';
import { verifyBundle } from '@360/contracts/verify-evidence';
import type { z } from 'zod';
import { composeReport } from '../document/compose.ts';
import { sealedReport } from '../document/sealed-report.ts';
import { renderHtml } from '../render/html/render-html.ts';
import { renderPdf } from '../render/pdf/render-pdf.ts';
import type { Material } from './frozen.ts';

export type ReportFigures = z.infer<typeof reportFiguresSchema>;

export interface MadeFile {
  format: ReportExport;
  bytes: Uint8Array;
}
export interface Made {
  files: MadeFile[];
  figures: ReportFigures;
}

/** A report does not pass its own check; nothing of it may be shown. */
class NotProven extends Error {
  override name = 'NotProven';
}

/**
 * Composes a report, checks it against its evidence, and makes its files. The same material gives the same bytes.
 * `onChecked` is called between. @throws NotProven where the finished report does not verify
 */
export const makeFiles = async (material: Material, onChecked: () => void): Promise<Made> => {
  const { ask, frozen } = material;
  const { document, ledger } = composeReport(material);
  const sealed = sealedReport(material, document, ledger);
  const verdict = await verifyBundle(sealed);
  const [fault] = verdict.failures;
  if (!verdict.ok) throw new NotProven(`The report does not verify: ${fault?.where} ${fault?.reason}`);
  onChecked();
  const files: MadeFile[] = [];
  let pages: number | null = null;
  for (const format of ask.formats) {
    if (format === 'pdf') {
      const pdf = await renderPdf(sealed);
      pages = pdf.pages;
      files.push({ format, bytes: pdf.bytes });
    } else files.push({ format, bytes: Buffer.from(format === 'html' ? renderHtml(sealed) : JSON.stringify(sealed)) });
  }
  const { independentReports: reports, outlets } = frozen.analysis;
  return { files, figures: { reports, outlets, ...ledger.counts(), pages } };
};
