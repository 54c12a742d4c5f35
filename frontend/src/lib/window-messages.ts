import { itemNamed } from './page-events.ts';

/** What another window of the product asks this one to show. */
export type WindowMessage = { kind: 'item'; id: string } | { kind: 'live'; title: string; videoId: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 500;

/** The parts of a message whose name is written as `news-item-selected` or `NEWS_ITEM_SELECTED`. */
export function messageIn(data: unknown): WindowMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, item, newsItem, title, videoId } = data as Record<string, unknown>;
  const name = typeof type === 'string' ? type.toLowerCase().replaceAll('_', '-') : '';
  if (name === 'news-item-selected') {
    const named = itemNamed(item ?? newsItem ?? data);
    return named && { kind: 'item', ...named };
  }
  if (name === 'live-stream-selected' && isText(title) && isText(videoId)) return { kind: 'live', title, videoId };
  return null;
}

/** Hears messages between windows, of the product's own origin alone. Returns how to stop. */
export function hearWindows(act: (message: WindowMessage) => void): () => void {
  const onMessage = ({ origin, data }: MessageEvent) => {
    const message = origin === location.origin ? messageIn(data) : null;
    if (message) act(message);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
