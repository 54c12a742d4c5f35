import type { NewsItem } from '@360/contracts/news';
import { useEffect, useRef, useState } from 'react';
import { PlayerBar } from '../../components/ui/player-bar.tsx';
import { PlayerFailure } from '../../components/ui/player-failure.tsx';
import { useSettings } from '../../lib/settings-store.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** A plain video file, with the browser's own player. */
export function FilePlayer({ src, item }: { src: string; item: NewsItem }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [muted, setMuted] = useState(false);
  const speed = Number(useSettings().playbackSpeed);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current && !failed) video.current.playbackRate = speed;
  }, [speed, failed]);
  if (failed)
    return (
      <PlayerFailure
        kind="error"
        link={item.sourceUrl}
        linkText={t('video.atSource')}
        onRetry={() => setFailed(false)}
      />
    );
  const playback = {
    playing,
    muted,
    // A file that cannot be played fails by its own event.
    onPlaying: (on: boolean) => (on ? void video.current?.play().catch(() => undefined) : video.current?.pause()),
    onMuted: (on: boolean) => {
      if (video.current) video.current.muted = on;
    },
  };
  return (
    <>
      <div className="player">
        {/* biome-ignore lint/a11y/useMediaCaption: the outlet's file comes without captions, and none are invented */}
        <video
          ref={video}
          src={src}
          controls
          autoPlay
          playsInline
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onVolumeChange={({ currentTarget }) => setMuted(currentTarget.muted)}
          onError={() => setFailed(true)}
          aria-label={item.title}
        />
      </div>
      <PlayerBar stage={video} playback={playback} link={item.sourceUrl} />
    </>
  );
}
