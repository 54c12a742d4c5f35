import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@360/chassis/errors';
import type { Identity } from '@360/contracts/identity';
import { answerHours } from '@360/contracts/publisher-request-terms';
import type { publisherRequestInputSchema } from '@360/contracts/publisher-requests';
import type { z } from 'zod';
import { registrableDomain } from '../publishers/registrable-domain.ts';
import { newReference } from './reference.ts';
import type { RequestDoc } from './request.model.ts';
import type { RequestRepo } from './request.repo.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A newsroom group has a handful of titles; nobody writes more in a day. */
const MOST_A_DAY = 20;
const TOKEN_BYTES = 18;

type Input = z.output<typeof publisherRequestInputSchema>;

const digestOf = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const domainOf = (website: string): string => {
  const domain = registrableDomain(website);
  if (domain === null)
    throw new AppError('bad_request', 'website: Please give an address with a domain of its own, such as example.org.');
  return domain;
};

const newRequest = (input: Input, readerId: string, sameAs: string, bodyHash: string, now: Date): RequestDoc => ({
  _id: newReference(),
  readerId,
  sameAs,
  bodyHash,
  ...input,
  domain: domainOf(input.website),
  token: randomBytes(TOKEN_BYTES).toString('base64url'),
  status: 'submitted',
  open: true,
  createdAt: now,
  dueAt: new Date(now.getTime() + answerHours(input.requestType, input.matter) * HOUR_MS),
  overdueNoted: false,
  nextCheckAt: now,
  lastCheck: null,
  proven: null,
  decision: null,
  removal: null,
  receipt: null,
});

/**
 * Stores a request. The same one sent again by the same reader within a day, or one with the same key, is the one that
 * stands already.
 * @throws AppError `bad_request` for a website without a domain, `conflict` for a key that came with another request,
 * `too_many_requests` for a reader's twenty-first of a day
 */
export const submitRequest = async (
  input: Input,
  { reader, key }: { reader: Identity; key: string | undefined },
  { requests, now }: { requests: RequestRepo; now: Date },
): Promise<RequestDoc> => {
  const since = new Date(now.getTime() - DAY_MS);
  const bodyHash = digestOf(...Object.entries(input).flat());
  const sameAs = digestOf(reader.sub, key ?? bodyHash);
  const known = await requests.sameAs(sameAs, since);
  if (!known && (await requests.countOf(reader.sub, since)) >= MOST_A_DAY)
    throw new AppError('too_many_requests', `At most ${MOST_A_DAY} requests a day, please.`);
  const stands = known ?? (await requests.insertOnce(newRequest(input, reader.sub, sameAs, bodyHash, now), since));
  if (stands.bodyHash !== bodyHash)
    throw new AppError('conflict', 'This idempotency key came with another request already.');
  return stands;
};
