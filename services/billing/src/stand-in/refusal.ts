import type { ErrorRequestHandler } from 'express';
import { ZodError } from 'zod';

/** Why a call is refused, in the shape of Stripe's errors (docs.stripe.com/api/errors). */
interface Refusal {
  status: number;
  type: 'invalid_request_error' | 'card_error' | 'api_error';
  code: string;
  message: string;
  decline_code?: string;
}

const REFUSED = Symbol('refused');

export const refuse = (refusal: Refusal): Error => Object.assign(new Error(refusal.message), { [REFUSED]: refusal });

export const missing = (what: string): Error =>
  refuse({ status: 404, type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` });

const refusalOf = (cause: unknown): Refusal => {
  if (cause instanceof Error && REFUSED in cause) return cause[REFUSED] as Refusal;
  const isForm = cause instanceof ZodError;
  return isForm
    ? { status: 400, type: 'invalid_request_error', code: 'parameter_invalid', message: cause.message }
    : { status: 500, type: 'api_error', code: 'internal', message: 'Something went wrong.' };
};

/** Answers whatever was thrown as Stripe would. */
export const answerRefusal: ErrorRequestHandler = (cause, _req, res, _next) => {
  const { status, ...error } = refusalOf(cause);
  res.status(status).json({ error });
};
