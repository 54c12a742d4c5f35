import { expect, test, vi } from 'vitest';
import { awaitAnswer, setSpeed, talks, withChannel } from './embed-life.ts';

test('only hosts that answer are asked to', () => {
  expect(talks('https://www.youtube-nocookie.com/embed/x')).toBe(true);
  expect(talks('https://player.example/e')).toBe(false);
  expect(talks('https://notyoutube.com/e')).toBe(false);
  expect(withChannel('https://player.example/e?a=1')).toBe('https://player.example/e?a=1');
  expect(new URL(withChannel('https://www.youtube.com/embed/x?a=1')).searchParams.get('enablejsapi')).toBe('1');
});

test('an answer counts only from the player itself', () => {
  const player = { postMessage: vi.fn() };
  const frame = { contentWindow: player } as unknown as HTMLIFrameElement;
  const heard = vi.fn();
  const stop = awaitAnswer(frame, 'https://www.youtube.com/embed/x', heard);
  const say = (origin: string, source: MessageEventSource | null) =>
    window.dispatchEvent(new MessageEvent('message', { origin, source, data: '{}' }));
  say('https://www.youtube.com', window as unknown as MessageEventSource);
  say('https://elsewhere.example', player as unknown as MessageEventSource);
  expect(heard).not.toHaveBeenCalled();
  say('https://www.youtube.com', player as unknown as MessageEventSource);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test('only the player itself is told how fast to play', () => {
  const player = { postMessage: vi.fn() };
  setSpeed({ contentWindow: player } as unknown as HTMLIFrameElement, 'https://www.youtube.com/embed/x?a=1', 1.5);
  expect(player.postMessage).toHaveBeenCalledExactlyOnceWith(
    '{"event":"command","func":"setPlaybackRate","args":[1.5]}',
    'https://www.youtube.com',
  );
});
