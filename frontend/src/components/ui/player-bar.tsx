import { ExternalLink, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { OutLink } from './out-link.tsx';

export interface Playback {
  playing: boolean;
  muted: boolean;
  onPlaying: (playing: boolean) => void;
  onMuted: (muted: boolean) => void;
}

interface PlayerBarProps {
  /** What fills the screen. */
  stage: RefObject<HTMLElement | null>;
  /** Absent where the host takes no word from a page. */
  playback?: Playback | undefined;
  link: string;
}

function Toggles({ playback: { playing, muted, onPlaying, onMuted } }: { playback: Playback }) {
  const { t } = useTranslation();
  const [PlayIcon, SoundIcon] = [playing ? Pause : Play, muted ? VolumeX : Volume2];
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-label={t(playing ? 'video.pause' : 'video.resume')}
        onClick={() => onPlaying(!playing)}
      >
        <PlayIcon className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={t(muted ? 'video.unmute' : 'video.mute')}
        onClick={() => onMuted(!muted)}
      >
        <SoundIcon className="icon" aria-hidden />
      </button>
    </>
  );
}

/** Below a video that plays: what can be done with it without reaching into its frame. */
export function PlayerBar({ stage, playback, link }: PlayerBarProps) {
  const { t } = useTranslation();
  // A browser may refuse; the player's own button is there still.
  const fill = () => void stage.current?.requestFullscreen?.().catch(() => undefined);
  return (
    <div className="player-bar" role="toolbar" aria-label={t('video.controls')}>
      {playback && <Toggles playback={playback} />}
      <button type="button" className="icon-btn" aria-label={t('video.fullscreen')} onClick={fill}>
        <Maximize className="icon" aria-hidden />
      </button>
      <OutLink className="link ms-auto inline-flex items-center gap-1" href={link}>
        {t('video.newTab')}
        <ExternalLink className="icon icon-s" aria-hidden />
      </OutLink>
    </div>
  );
}
