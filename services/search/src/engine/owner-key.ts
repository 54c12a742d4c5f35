import { createHash } from 'node:crypto';

/**
 * Whose a document is, as the index holds it. A hash: the engine compares texts without regard to case and accents, which
 * in names of readers tell one from another, and it need not know them.
 */
export const ownerKey = (sub: string): string => createHash('sha256').update(`owner:${sub}`).digest('hex');
