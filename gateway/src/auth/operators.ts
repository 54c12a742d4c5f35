import { createHash, timingSafeEqual } from 'node:crypto';
import { sendProblem } from '@360/chassis/http/error-handler';
import type { RequestHandler, Response } from 'express';
import { z } from 'zod';

export interface Operator {
  readonly name: string;
  readonly secret: string;
}

const BEARER = /^bearer +(?<token>\S+) *$/i;
const FORM = /^(?<name>[a-z0-9][a-z0-9-]{0,31}):(?<secret>[\x21-\x2b\x2d-\x7e]{32,200})$/;

/** A list of `name:secret`; each name once. What is wrong is said without the secrets. */
export const operatorsSchema = z
  .array(z.string().regex(FORM, 'name:secret, with a secret of 32 characters or more'))
  .transform((given): Operator[] =>
    given.map((text) => {
      const { name = '', secret = '' } = FORM.exec(text)?.groups ?? {};
      return { name, secret };
    }),
  )
  .refine((operators) => new Set(operators.map(({ name }) => name)).size === operators.length, 'each name once');

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whose secret it is. Every one is compared, in constant time, so that time tells nothing. */
const findOperator = (operators: readonly { name: string; digest: Buffer }[], token: string): string | undefined => {
  const given = digestOf(token);
  let found: string | undefined;
  for (const { name, digest } of operators) if (timingSafeEqual(digest, given)) found = name;
  return found;
};

/**
 * Lets a request that carries an operator's secret (RFC 6750 section 2.1) be that operator's, for itself alone: no cookie
 * ever stands for it, so no other site can make a browser send it. A wrong secret is refused with 401. Where no operators
 * are set, the header means nothing.
 */
export const operatorSignIn = (operators: readonly Operator[]): RequestHandler => {
  const known = operators.map(({ name, secret }) => ({ name, digest: digestOf(secret) }));
  return (req, res, next) => {
    const token = BEARER.exec(req.headers.authorization ?? '')?.groups?.token;
    if (known.length === 0 || token === undefined) return next();
    const name = findOperator(known, token);
    if (name === undefined) {
      res.setHeader('www-authenticate', 'Bearer realm="operators", error="invalid_token"');
      sendProblem(res, 'unauthorized', 'This token is not known here.');
      return;
    }
    res.locals.operator = name;
    next();
  };
};

/** The operator who asks; undefined for readers. */
export const operatorOf = (res: Response): string | undefined => res.locals.operator as string | undefined;
