import { askedFor } from './asked-for.ts';

/** What is to be shared: a report under the headline it is shown with. */
export interface ShareRequest {
  itemId: string;
  title: string;
}

const place = askedFor<ShareRequest>();

/** Opens the share dialog, wherever the page keeps it. */
export const askToShare = (request: ShareRequest): void => place.put(request);
export const endSharing = (): void => place.put(null);

export const useShareRequest = place.use;
