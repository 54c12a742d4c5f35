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

/** Tells a player that has answered how fast to play; it takes the nearest speed it knows. */
export function setSpeed(frame: HTMLIFrameElement, src: string, speed: number): void {
  const command = JSON.stringify({ event: 'command', func: 'setPlaybackRate', args: [speed] });
  frame.contentWindow?.postMessage(command, new URL(src).origin);
}
