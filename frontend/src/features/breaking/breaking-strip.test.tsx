import { screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings-store.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { BreakingStrip } from './breaking-strip.tsx';

const broken = {
  type: 'story.breaking',
  storyId: 's1',
  itemId: 'i1',
  title: 'Sea gate failed',
  at: '2026-01-02T10:00:00.000Z',
} as const;

beforeAll(() => startStrings());
afterEach(() => {
  settings.set({ ...settings.get(), breakingAlerts: true });
  vi.unstubAllGlobals();
});

test('what breaks stands over the story, unless the reader wants no such line', async () => {
  stubServer(() => json([]));
  const stream = stubStream();
  renderFramed(<BreakingStrip />);
  await act(async () => stream.tell(broken));
  expect((await screen.findByRole('link', { name: 'Sea gate failed' })).getAttribute('href')).toContain('/item/i1');
  act(() => settings.set({ ...settings.get(), breakingAlerts: false }));
  expect(screen.queryByText('Sea gate failed')).toBeNull();
});
