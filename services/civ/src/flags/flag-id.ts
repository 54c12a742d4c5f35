import { createHash } from 'node:crypto';
import type { AnomalyType } from '@360/contracts/civ';

const LENGTH = 24;

/** The same for an item and a type always, so that finding an anomaly again makes no second flag. */
export const flagIdOf = (itemId: string, type: AnomalyType): string =>
  createHash('sha256').update(`${type} ${itemId}`).digest('hex').slice(0, LENGTH);
