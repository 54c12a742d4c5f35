import type { Problem } from '@360/contracts/problem';
import { noteAnswer, noteSilence } from './connection.ts';
import { nextLink } from './link-header.ts';

/** An answer that was not a success. `status` is 0 when there was no answer at all; `message` is for the reader where the server gave one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly requestId: string | null;

  constructor(status: number, message: string, requestId: string | null) {
    super(message);
    this.status = status;
    this.requestId = requestId;
  }
}

export interface Page<Row> {
  rows: Row[];
  /** Address of the following page; null at the end of the list. */
  next: string | null;
}

async function failure(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const message = typeof problem?.error === 'string' ? problem.error : response.statusText;
  return new ApiError(response.status, message, problem?.requestId ?? null);
}

async function request(path: string, sent: Pick<RequestInit, 'method' | 'body' | 'signal'> = {}): Promise<Response> {
  const headers = { accept: 'application/json', ...(sent.body ? { 'content-type': 'application/json' } : {}) };
  const response = await fetch(path, { ...sent, headers }).catch((cause: unknown) => {
    if (sent.signal?.aborted) throw cause;
    noteSilence();
    throw new ApiError(0, '', null);
  });
  noteAnswer();
  if (!response.ok) throw await failure(response);
  return response;
}

/** Reads one resource of our own origin. @throws ApiError for every other answer than a success. */
export async function getJson<Body>(path: string, signal?: AbortSignal): Promise<Body> {
  const response = await request(path, signal ? { signal } : {});
  return (await response.json()) as Body;
}

/** Reads one resource, and the address of the following one that its `Link` header gives. @throws ApiError */
export async function getLinked<Body>(
  path: string,
  signal?: AbortSignal,
): Promise<{ body: Body; next: string | null }> {
  const response = await request(path, signal ? { signal } : {});
  return { body: (await response.json()) as Body, next: nextLink(response.headers.get('link')) };
}

/** Sends a body to our own origin and reads the answer. @throws ApiError for every other answer than a success. */
export async function postJson<Body>(path: string, body: unknown, signal?: AbortSignal): Promise<Body> {
  const response = await request(path, { method: 'POST', body: JSON.stringify(body), ...(signal ? { signal } : {}) });
  return (await response.json()) as Body;
}

/** Puts something in its place and reads what it is now. @throws ApiError */
export async function putJson<Body>(path: string): Promise<Body> {
  const response = await request(path, { method: 'PUT' });
  return (await response.json()) as Body;
}

/** Changes one resource and reads what it is now. @throws ApiError */
export async function patchJson<Body>(path: string, body: unknown): Promise<Body> {
  const response = await request(path, { method: 'PATCH', body: JSON.stringify(body) });
  return (await response.json()) as Body;
}

/** Changes something of our own origin; the answer's body is not read. @throws ApiError */
export async function send(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<void> {
  await request(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

/** Reads one page of a list. An empty page is the end even if the server names a next one. @throws ApiError */
export async function getPage<Row>(path: string, signal?: AbortSignal): Promise<Page<Row>> {
  const { body: rows, next } = await getLinked<Row[]>(path, signal);
  return { rows, next: rows.length === 0 ? null : next };
}
