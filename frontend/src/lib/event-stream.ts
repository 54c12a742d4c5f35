import type { StreamEvent } from '@360/contracts/events';

type Listener = (event: StreamEvent) => void;
const TYPES: readonly StreamEvent['type'][] = [
  'items.added',
  'stories.updated',
  'stories.analysed',
  'story.breaking',
  'items.removed',
  'notification',
  'briefing.progress',
  'article.ready',
  'billing.changed',
  'report.progress',
];

const listeners = new Set<Listener>();
let source: EventSource | null = null;

function receive(message: MessageEvent<string>): void {
  let event: StreamEvent;
  try {
    event = JSON.parse(message.data) as StreamEvent;
  } catch {
    return;
  }
  for (const listener of listeners) listener(event);
}

function open(): void {
  source = new EventSource('/api/events');
  for (const type of TYPES) source.addEventListener(type, receive);
}

/** Hears what the server tells of new items and changed stories. One connection serves the page; it closes with the last listener. */
export function listenToEvents(listener: Listener): () => void {
  listeners.add(listener);
  if (!source) open();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    source?.close();
    source = null;
  };
}
