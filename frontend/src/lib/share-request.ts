import { useSyncExternalStore } from 'react';

/** What is to be shared: a report under the headline it is shown with. */
export interface ShareRequest {
  itemId: string;
  title: string;
}

let asked: ShareRequest | null = null;
const listeners = new Set<() => void>();

function put(next: ShareRequest | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Opens the share dialog, wherever the page keeps it. */
export const askToShare = (request: ShareRequest): void => put(request);
export const endSharing = (): void => put(null);

export const useShareRequest = (): ShareRequest | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
