import { createHash } from 'node:crypto';

/** The same for searches that differ in white space alone. Capital letters stay: names are known by them. */
export const queryHashOf = (query: string): string =>
  createHash('sha256').update(query.toWellFormed().normalize('NFC').trim().replace(/\s+/gu, ' ')).digest('base64url');
