import type { SummarizeResponse } from '@360/contracts/ai-summaries';
import type { NewsItem } from '@360/contracts/news';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { modelWriter } from '../../components/evidence/_fixtures.ts';
import { withStrings } from '../../lib/i18n.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { SummaryButton } from './summary-button.tsx';
import { createSummaryCache, KEPT_MS } from './summary-cache.ts';

const answer: SummarizeResponse = {
  ...{ summary: 'Inspectors had warned.', keyPoints: ['one', 'two', 'three'], sentiment: 'negative', confidence: 0.74 },
  sentimentWords: { positive: 1, negative: 6, of: 120 },
  ...{ timestamp: '2026-11-20T07:15:00.000Z', sentences: [], passages: [], writer: modelWriter },
};

describe('the cache', () => {
  test('holds a summary for thirty minutes, by item and headline', () => {
    let now = 0;
    const cache = createSummaryCache(() => now);
    cache.set('a', 'One', answer);
    now = KEPT_MS - 1;
    expect(cache.get('a', 'One')).toBe(answer);
    expect([cache.get('a', 'Two'), cache.get('b', 'One')]).toEqual([null, null]);
    now = KEPT_MS;
    expect(cache.get('a', 'One')).toBeNull();
  });

  test('holds fifty; the oldest goes', () => {
    const cache = createSummaryCache();
    for (let each = 0; each < 51; each += 1) cache.set(String(each), 'T', answer);
    expect(cache.get('0', 'T')).toBeNull();
    expect(cache.get('1', 'T')).toBe(answer);
    cache.set('1', 'T', answer);
    cache.set('x', 'T', answer);
    expect([cache.get('1', 'T'), cache.get('2', 'T')]).toEqual([answer, null]);
  });
});

describe('on a card', () => {
  let server: ReturnType<typeof stubServer>;
  let round = 0;
  beforeAll(async () => {
    await startStrings();
    await withStrings(['ai-summary', 'evidence'], () => import('./summary-popover.tsx'))();
  });
  beforeEach(() => {
    vi.useFakeTimers();
    server = stubServer(() => json(answer));
    round += 1;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const itemOf = (id: string) =>
    ({
      id,
      title: 'Gate',
      summary: 'A gate.',
      category: 'world',
      sourceName: 'Courier',
      contentType: 'article',
    }) as NewsItem;
  const show = (id = `i${round}`) => renderFramed(<SummaryButton item={itemOf(id)} />);
  const button = () => screen.getByRole('button', { name: 'AI summary: Gate' });
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  const layer = () => screen.queryByRole('dialog', { name: 'AI summary: Gate' });
  const press = async () => {
    await act(async () => void fireEvent.click(button(), { detail: 1 }));
    await pass(50);
  };

  test('nothing is asked before the pointer has rested for more than 400 ms', async () => {
    show();
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    await pass(400);
    fireEvent.pointerLeave(button());
    await pass(2_000);
    expect(server.calls).toEqual([]);
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    await pass(500);
    expect(layer()?.textContent).toContain('Inspectors had warned.');
    expect(server.calls).toEqual([
      {
        method: 'POST',
        path: '/api/ai-summarize',
        body: {
          itemId: `i${round}`,
          ...{ title: 'Gate', summary: 'A gate.', category: 'world', sourceName: 'Courier' },
          contentType: 'article',
        },
      },
    ]);
    fireEvent.pointerLeave(button());
    await pass(300);
    expect(layer()).toBeNull();
  });

  test('a finger that passes over asks nothing; a tap opens it and another closes it', async () => {
    show();
    fireEvent.pointerEnter(button(), { pointerType: 'touch' });
    await pass(1_000);
    expect(server.calls).toEqual([]);
    await press();
    expect(layer()).not.toBeNull();
    expect(button().getAttribute('aria-expanded')).toBe('true');
    await press();
    expect(layer()).toBeNull();
  });

  test('three points, how it sounds, how sure, who wrote it', async () => {
    show();
    await press();
    expect(screen.getAllByRole('listitem').map((point) => point.textContent)).toEqual(['one', 'two', 'three']);
    screen.getByText('Negative');
    screen.getByText('1 positive and 6 negative words of 120');
    screen.getByText('Confidence: Good, 74%');
    screen.getByText('Written by openai, gpt-test');
  });

  test('looked at again, nothing is asked again', async () => {
    show();
    await press();
    await press();
    await press();
    expect(layer()?.textContent).toContain('Inspectors had warned.');
    expect(server.calls).toHaveLength(1);
  });

  test('too few telling words are said to be so', async () => {
    server.answer = () => json({ ...answer, sentiment: null });
    show();
    await press();
    screen.getByText('Tone: too few words tell');
  });

  test('a failure is told, and can be tried again', async () => {
    server.answer = () => json({ error: 'Later.' }, 503);
    show();
    await press();
    expect(screen.getByRole('alert').textContent).toContain('Failed to generate AI summary');
    server.answer = () => json(answer);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await pass(10);
    expect(layer()?.textContent).toContain('Inspectors had warned.');
  });

  test('no answer at all is told', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('down')));
    show();
    await press();
    expect(screen.getByRole('alert').textContent).toContain('Failed to generate summary');
  });
});
