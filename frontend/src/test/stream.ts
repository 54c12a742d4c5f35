import type { StreamEvent } from '@360/contracts/events';
import { vi } from 'vitest';

/** Stands for the server's stream of events; `tell` says one to the page. */
export function stubStream() {
  const listeners = new Map<string, (message: { data: string }) => void>();
  class Stream {
    addEventListener(type: string, listener: (message: { data: string }) => void) {
      listeners.set(type, listener);
    }
    close() {
      listeners.clear();
    }
  }
  vi.stubGlobal('EventSource', Stream);
  return { tell: (event: StreamEvent) => listeners.get(event.type)?.({ data: JSON.stringify(event) }) };
}
