import { type RefObject, useEffect, useState } from 'react';
import { command, hearPlayer, talks } from './embed-life.ts';
import type { Playback } from './player-bar.tsx';

/** What a player in a frame does, as it tells it, and how to tell it otherwise; undefined where its host is deaf. */
export function useEmbedPlayback(
  frame: RefObject<HTMLIFrameElement | null>,
  src: string,
  shown: boolean,
): Playback | undefined {
  const [playing, setPlaying] = useState(true);
  const [muted, setMuted] = useState(false);
  const heard = shown && talks(src);
  useEffect(() => {
    if (!heard || !frame.current) return;
    return hearPlayer(frame.current, src, (news) => {
      if (news.playing !== undefined) setPlaying(news.playing);
      if (news.muted !== undefined) setMuted(news.muted);
    });
  }, [heard, frame, src]);
  if (!heard) return undefined;
  return {
    playing,
    muted,
    onPlaying: (on) => {
      setPlaying(on);
      if (frame.current) command(frame.current, src, on ? 'playVideo' : 'pauseVideo');
    },
    onMuted: (on) => {
      setMuted(on);
      if (frame.current) command(frame.current, src, on ? 'mute' : 'unMute');
    },
  };
}
