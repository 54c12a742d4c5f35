import { identityOf } from '@360/chassis/http/identity-of';
import { REPORT_EXPORTS, type ReportExport } from '@360/contracts/reports';
import { Router } from 'express';
import { fileName } from './file-name.ts';
import { orThere } from './report.routes.ts';
import type { Reports } from './reports.ts';

const TYPES: Record<ReportExport, string> = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
/** The page holds all it needs and runs nothing; it may be printed by the page that opened it, and its links lead out. */
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** The files of a report, for its reader alone: to be looked at, or with `?download` to be kept. */
export const fileRoutes = ({ reports }: { reports: Pick<Reports, 'file'> }): Router => {
  const router = Router();
  for (const format of REPORT_EXPORTS)
    router.get(`/api/reports/:id/report.${format}`, async (req, res) => {
      const { doc, bytes } = orThere(await reports.file(identityOf(res).sub, req.params.id ?? '', format));
      const day = (doc.finishedAt ?? doc.createdAt).toISOString().slice(0, 10);
      const disposition = req.query.download === undefined ? 'inline' : 'attachment';
      res.set({
        'Content-Type': TYPES[format],
        'Content-Length': String(bytes.byteLength),
        'Content-Disposition': `${disposition}; filename="${fileName(doc.ask.topic, day, format)}"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
        ...(format === 'html' && { 'Content-Security-Policy': PAGE_POLICY }),
      });
      res.end(bytes);
    });
  return router;
};
