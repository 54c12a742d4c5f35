import { REPORT_EXPORTS, type Report, type ReportExport } from '@360/contracts/reports';
import type { ReportDoc } from './report.model.ts';

const urlOf = (id: string, format: ReportExport): string => `/api/reports/${id}/report.${format}`;

/** A report as its reader sees it. */
export const presentReport = (doc: ReportDoc): Report => {
  const { _id: id, storyId, ask, step, progress, failure, createdAt, finishedAt, figures, granted } = doc;
  const files = REPORT_EXPORTS.flatMap((format) => {
    const file = doc.files.find((each) => each.format === format);
    return file ? [{ format, bytes: file.bytes, url: urlOf(id, format) }] : [];
  });
  return {
    ...{ id, storyId, topic: ask.topic, persona: ask.persona, depth: ask.depth, timeframe: ask.timeframe },
    ...{ sections: ask.sections, step, progress, failure, figures, files },
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    exports: Object.fromEntries(files.map(({ format, url }) => [format, url])),
    downloadUrl: files[0]?.url ?? null,
    granted: granted ?? 'plan',
  };
};
