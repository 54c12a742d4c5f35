const TALKING_HOSTS = /(^|\.)youtube(-nocookie)?\.com$/;

/**
 * A frame fires `load` for the browser's own error page too. Players of these hosts answer a greeting over `postMessage`
 * when they are asked to, which an error page never does.
 */
export const talks = (src: string): boolean => TALKING_HOSTS.test(URL.parse(src)?.hostname ?? '');

/** The address with the host's message channel switched on, where it has one. */
export function withChannel(src: string): string {
  const address = URL.parse(src);
  if (!address || !talks(src)) return src;
  address.searchParams.set('enablejsapi', '1');
  address.searchParams.set('origin', location.origin);
  return address.href;
}

/** Greets the player until it answers, then calls `onAnswer`. Returns how to stop. */
export function awaitAnswer(frame: HTMLIFrameElement, src: string, onAnswer: () => void): () => void {
  const { origin } = new URL(src);
  const stop = () => {
    clearInterval(greeting);
    window.removeEventListener('message', hear);
  };
  const hear = (message: MessageEvent) => {
    if (message.source !== frame.contentWindow || message.origin !== origin) return;
    stop();
    onAnswer();
  };
  window.addEventListener('message', hear);
  // Greeting a frame that still shows another page must not fill the console, so the target is left open: the text says nothing.
  const greeting = setInterval(
    () => frame.contentWindow?.postMessage('{"event":"listening","id":1,"channel":"widget"}', '*'),
    500,
  );
  return stop;
}

export type PlayerCommand = 'playVideo' | 'pauseVideo' | 'mute' | 'unMute' | 'setPlaybackRate';

/** Tells a player that has answered what to do, under the names its host has for it. */
export function command(frame: HTMLIFrameElement, src: string, func: PlayerCommand, args: number[] = []): void {
  frame.contentWindow?.postMessage(JSON.stringify({ event: 'command', func, args }), new URL(src).origin);
}

/** Tells a player that has answered how fast to play; it takes the nearest speed it knows. */
export const setSpeed = (frame: HTMLIFrameElement, src: string, speed: number): void =>
  command(frame, src, 'setPlaybackRate', [speed]);

export interface PlayerNews {
  playing?: boolean;
  muted?: boolean;
}

/** The states YouTube's player numbers: 0 has ended, 1 plays, 2 is paused, 3 waits for data, 5 is ready. */
const PLAYING: ReadonlyMap<number, boolean> = new Map([
  [0, false],
  [1, true],
  [2, false],
  [3, true],
  [5, false],
]);

/** What a player tells of itself; of anything else nothing. */
export function playerNews(data: unknown): PlayerNews {
  if (typeof data !== 'string') return {};
  try {
    const told = JSON.parse(data) as { info?: { playerState?: unknown; muted?: unknown } | null } | null;
    const { playerState, muted } = told?.info ?? {};
    const playing = typeof playerState === 'number' ? PLAYING.get(playerState) : undefined;
    return { ...(playing === undefined ? {} : { playing }), ...(typeof muted === 'boolean' ? { muted } : {}) };
  } catch {
    return {};
  }
}

/** Hears what a player tells of itself. Returns how to stop. */
export function hearPlayer(frame: HTMLIFrameElement, src: string, onNews: (news: PlayerNews) => void): () => void {
  const { origin } = new URL(src);
  const hear = (message: MessageEvent) => {
    if (message.source === frame.contentWindow && message.origin === origin) onNews(playerNews(message.data));
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
