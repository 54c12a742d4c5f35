import type { Report } from '@360/contracts/reports';

/** Where a made report is read: as PDF, or as whatever it was made as. */
export const addressOf = ({ exports, downloadUrl }: Report): string | null => exports.pdf ?? downloadUrl;

/** Where it is printed from; null where it is only data. */
export const printableOf = ({ exports }: Report): string | null => exports.html ?? exports.pdf ?? null;

/** A file as one to be kept; without that, it is one to be looked at. */
export const toKeep = (url: string): string => `${url}?download`;
