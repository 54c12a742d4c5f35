import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startStrings } from '../../test/strings.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { playerNews } from './embed-life.ts';

const ORIGIN = 'https://www.youtube-nocookie.com';
const SRC = `${ORIGIN}/embed/abc`;

beforeAll(() => startStrings());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** A frame that has answered, with what it was told since. */
async function shownFrame() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<EmbedFrame src={SRC} title="A clip" link="https://outlet.example/clip" linkText="Watch at the source" />);
  const frame = screen.getByTitle<HTMLIFrameElement>('A clip');
  const told: unknown[] = [];
  const player = { postMessage: (text: string) => told.push(JSON.parse(text)) } as unknown as Window;
  vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue(player);
  const say = (data: object) =>
    act(async () =>
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: ORIGIN,
          source: player as MessageEventSource,
          data: JSON.stringify(data),
        }),
      ),
    );
  return { told, say };
}

describe('a player in a frame', () => {
  test('has a spinner until it answers, then toggles that its host is told of', async () => {
    const { told, say } = await shownFrame();
    screen.getByRole('status', { name: 'Loading the video' });
    await say({ event: 'onReady' });
    expect(screen.queryByRole('status')).toBeNull();
    await press('Mute');
    await press('Pause');
    await press('Play');
    await press('Unmute');
    expect(told.flatMap((one) => (one as { func?: string }).func ?? [])).toEqual([
      'mute',
      'pauseVideo',
      'playVideo',
      'unMute',
    ]);
    screen.getByRole('button', { name: 'Fullscreen' });
    expect(screen.getByRole('link', { name: 'Open in new tab' }).getAttribute('href')).toBe(
      'https://outlet.example/clip',
    );
  });

  test('says itself whether it plays and is heard', async () => {
    const { say } = await shownFrame();
    await say({ event: 'onReady' });
    await say({ event: 'infoDelivery', info: { playerState: 2, muted: true } });
    screen.getByRole('button', { name: 'Play' });
    screen.getByRole('button', { name: 'Unmute' });
  });

  test('that stays silent for twelve seconds has failed', async () => {
    await shownFrame();
    await act(async () => void vi.advanceTimersByTime(11_900));
    expect(screen.queryByText('Video Error')).toBeNull();
    await act(async () => void vi.advanceTimersByTime(200));
    screen.getByText('Video Error');
    screen.getByText('Failed to load video content');
  });
});

test.each([
  ['{"info":{"playerState":1}}', { playing: true }],
  ['{"info":{"playerState":0,"muted":false}}', { playing: false, muted: false }],
  ['{"info":{"playerState":-1}}', {}],
  ['{"info":null}', {}],
  ['null', {}],
  ['no JSON', {}],
  [{ info: { muted: true } }, {}],
])('%s tells %o', (data, news) => {
  expect(playerNews(data)).toEqual(news);
});
