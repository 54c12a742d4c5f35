import type { Playable } from './playable.ts';

/** Hosts that the reader has asked for a video in this visit. */
const asked = new Set<string>();

const hostOf = ({ src }: { src: string }): string => new URL(src).host;

interface Connection {
  saveData?: boolean;
  type?: string;
}

/** Whether what is loaded may cost the reader: a connection over a telephone network, or one to be spared. */
function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}

export const rememberAsked = (playable: Exclude<Playable, { kind: 'none' }>): void => {
  asked.add(hostOf(playable));
};

/** A video starts by itself where the reader wants that, only from a host asked before, and never at the reader's cost. */
export const startsItself = (playable: Playable, autoplay: boolean): boolean =>
  autoplay && playable.kind !== 'none' && asked.has(hostOf(playable)) && !isMetered();
