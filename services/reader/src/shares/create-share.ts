import { randomUUID } from 'node:crypto';
import { AppError } from '@360/chassis/errors';
import { SHARE_ADDRESS_MAX, SHARE_PLATFORM, type SharePayload, type shareRequestSchema } from '@360/contracts/shares';
import type { z } from 'zod';
import type { AllowanceRepo } from '../allowances/allowance.repo.ts';
import type { AuthorNames } from '../authors/author-names.ts';
import type { ShareRepo } from './share.repo.ts';
import type { ShareSigner } from './share-signer.ts';

interface Parts {
  shares: ShareRepo;
  shareSigner: ShareSigner;
  allowances: AllowanceRepo;
  authorNames: AuthorNames;
}

/**
 * Signs what a reader shares and notes that they did.
 * @throws AppError `bad_request` where it does not fit into an address, `too_many_requests`
 */
export const createShare = async (
  { shares, shareSigner, allowances, authorNames }: Parts,
  sub: string,
  { content, annotations, message }: z.output<typeof shareRequestSchema>,
  now: Date,
): Promise<{ id: string; payload: SharePayload; path: string }> => {
  const id = randomUUID();
  const author = (await authorNames([sub]))(sub);
  const shared = { content, annotations, message, platform: SHARE_PLATFORM, timestamp: now.toISOString() };
  const payload = shareSigner.sign({ ...shared, author, id });
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  if (encoded.length > SHARE_ADDRESS_MAX)
    throw new AppError('bad_request', 'This is too much for one address. Shorten the texts or remove some marks.');
  await allowances.use(sub, 'shares', now);
  await shares.insert({ _id: id, sub, createdAt: now, revokedAt: null });
  return { id, payload, path: `/shared/${encoded}` };
};
