import { createHash } from 'node:crypto';

/** 96 bits of SHA-256 over the canonical address, as 24 hex digits: the same report has the same id for ever. */
export const itemIdOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 24);

export const ITEM_ID = /^[0-9a-f]{24}$/;
