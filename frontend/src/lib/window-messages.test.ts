import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { hearWindows, messageIn } from './window-messages.ts';

const post = (data: unknown, origin: string) => window.dispatchEvent(new MessageEvent('message', { data, origin }));

test.each(['news-item-selected', 'NEWS_ITEM_SELECTED'])('%s names a report, whole or by its parts', (type) => {
  const item = { kind: 'item', id: 'i1' };
  expect(messageIn({ type, item: { id: 'i1', title: 'Sea gate failed' } })).toEqual(item);
  expect(messageIn({ type, newsItem: { id: 'i1' } })).toEqual(item);
  expect(messageIn({ type, id: 'i1' })).toEqual(item);
});

test.each(['live-stream-selected', 'LIVE_STREAM_SELECTED'])('%s names a live channel', (type) => {
  const live = { title: 'DW News', videoId: 'abc' };
  expect(messageIn({ type, ...live })).toEqual({ kind: 'live', ...live });
  expect(messageIn({ type, title: 'DW News' })).toBeNull();
});

test('only windows of the product itself are heard, until hearing stops', () => {
  const act = vi.fn();
  const stop = hearWindows(act);
  const message = { type: 'news-item-selected', id: 'i1' };
  for (const origin of ['https://evil.example', 'null', '']) post(message, origin);
  expect(act).not.toHaveBeenCalled();
  post(message, location.origin);
  expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'item', id: 'i1' });
  stop();
  post(message, location.origin);
  expect(act).toHaveBeenCalledOnce();
});

test('a message of any other shape is passed over', () => {
  const names = fc.constantFrom('news-item-selected', 'LIVE_STREAM_SELECTED', 'theme', 7);
  const shaped = fc.record({ type: names, item: fc.anything(), title: fc.anything(), videoId: fc.anything() });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), shaped), (data) => {
      const message = messageIn(data);
      if (message?.kind === 'item') expect(typeof message.id).toBe('string');
      if (message?.kind === 'live')
        expect([typeof message.title, typeof message.videoId]).toEqual(['string', 'string']);
    }),
  );
});
