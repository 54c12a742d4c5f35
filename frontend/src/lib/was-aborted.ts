/** Whether something ended since the reader turned away from it, as from the device's share sheet. */
export const wasAborted = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'AbortError';
