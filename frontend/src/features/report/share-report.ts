import type { Report } from '@360/contracts/reports';
import { wasAborted } from '../../lib/was-aborted.ts';

const TYPES = { pdf: 'application/pdf', html: 'text/html', json: 'application/json' } as const;

/** What a story goes by where it is shared. */
interface StoryLink {
  title: string;
  url: string;
}

const isHandheld = (): boolean => matchMedia('(pointer: coarse)').matches && 'share' in navigator;

const fileOf = (report: Report, parts: BlobPart[]): File | null => {
  const [first] = report.files;
  return first ? new File(parts, `360-report-${report.id}.${first.format}`, { type: TYPES[first.format] }) : null;
};

/** Whether the device's share sheet takes the report's file itself. */
export function sharesFile(report: Report): boolean {
  const probe = isHandheld() ? fileOf(report, []) : null;
  return probe !== null && Boolean(navigator.canShare?.({ files: [probe] }));
}

async function readFile(report: Report): Promise<File | null> {
  const response = await fetch(report.files[0]?.url ?? '');
  return response.ok ? fileOf(report, [await response.blob()]) : null;
}

/**
 * Passes a report on by the device's share sheet: its file where the sheet takes one, else the story it is about, since the
 * report is its reader's alone. @returns false where there is no sheet or it failed; turning away from it is none.
 */
export async function shareByDevice(report: Report, story: StoryLink): Promise<boolean> {
  if (!isHandheld()) return false;
  try {
    const file = sharesFile(report) ? await readFile(report) : null;
    await navigator.share(file ? { files: [file], title: report.topic } : story);
    return true;
  } catch (cause) {
    return wasAborted(cause);
  }
}
