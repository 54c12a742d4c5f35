import type { Request, Response } from 'express';
import { sessionOf } from '../auth/session.ts';

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/;

/** One network for one caller: an IPv6 reader owns a whole /64 and may take any address in it. */
export const networkOf = (address: string): string => {
  const plain = address.replace(IPV4_IN_IPV6, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...new Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

export const callerNetwork = (req: Request): string => networkOf(req.ip ?? '');

/** Who is counted: the session a request brought, else its network, since a new session is had for the asking. */
export const callerOf = (req: Request, res: Response): string => {
  const { sid, fresh } = sessionOf(res);
  return fresh ? callerNetwork(req) : sid;
};
