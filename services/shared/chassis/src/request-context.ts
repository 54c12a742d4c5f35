import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  readonly requestId: string;
}

/** Carries the request id to every log line written on behalf of one request or job. */
export const requestContext = new AsyncLocalStorage<RequestContext>();
