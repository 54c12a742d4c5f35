import { FetchFault } from './fetch-fault.ts';

/** Whatever went wrong below HTTP, in a sentence that names no host, port or library. */
export const networkFault = (error: unknown): FetchFault => {
  if (error instanceof FetchFault) return error;
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown };
  if (cause instanceof FetchFault) return cause;
  if (name === 'TimeoutError' || code?.endsWith('TIMEOUT') || code === 'ETIMEDOUT') {
    return new FetchFault('timed-out', 'The server took too long to answer.', { cause: error });
  }
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW') {
    return new FetchFault('too-large', 'The headers of the answer are larger than they may be.', { cause: error });
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new FetchFault('network', 'No server is known by this name.', { cause: error });
  }
  if (code?.startsWith('Z_') || code?.startsWith('ERR_BROTLI') || code?.startsWith('ZSTD')) {
    return new FetchFault('network', 'The answer is packed in a way that cannot be undone.', { cause: error });
  }
  return new FetchFault('network', 'The server could not be reached, or broke off its answer.', { cause: error });
};
