import type { NewsItem } from '@360/contracts/news';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmbedFrame } from '../../components/ui/embed-frame.tsx';
import { PlayerFailure } from '../../components/ui/player-failure.tsx';
import { mediaPath, mediaSet } from '../../lib/media-path.ts';
import { useSettings } from '../../lib/settings-store.ts';
import { useFormat } from '../../lib/use-format.ts';
import { rememberAsked, startsItself } from './autoplay.ts';
import { type Playable, playableOf } from './playable.ts';

function BeforePlay({ item, onPlay }: { item: NewsItem; onPlay: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="player">
      {item.imageUrl && (
        <img
          src={mediaPath(item.imageUrl, 960)}
          srcSet={mediaSet(item.imageUrl, 336)}
          sizes="(min-width: 1100px) 896px, 100vw"
          alt=""
        />
      )}
      <p className="player-note">
        <span>{t('video.notLoaded', { outlet: item.outlet.name })}</span>
        {item.duration !== null && <span className="player-duration num">{format.duration(item.duration)}</span>}
      </p>
      <button type="button" className="player-play" aria-label={t('video.play')} onClick={onPlay}>
        <Play aria-hidden />
      </button>
    </div>
  );
}

function FilePlayer({ src, item }: { src: string; item: NewsItem }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
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
  return (
    <div className="player">
      {/* biome-ignore lint/a11y/useMediaCaption: the outlet's file comes without captions, and none are invented */}
      <video
        ref={video}
        src={src}
        controls
        autoPlay
        playsInline
        onError={() => setFailed(true)}
        aria-label={item.title}
      />
    </div>
  );
}

function Playing({ playable, item }: { playable: Exclude<Playable, { kind: 'none' }>; item: NewsItem }) {
  const { t } = useTranslation();
  const { playbackSpeed } = useSettings();
  if (playable.kind === 'file') return <FilePlayer src={playable.src} item={item} />;
  return (
    <EmbedFrame
      src={playable.src}
      speed={Number(playbackSpeed)}
      title={item.title}
      link={item.sourceUrl}
      linkText={t('video.atSource')}
    />
  );
}

/** A video in place: picture first, the host only after play, and a clear word where it cannot be shown. */
export function Player({ item }: { item: NewsItem }) {
  const { t } = useTranslation();
  const { autoplay, videoQuality } = useSettings();
  const playable = playableOf(item, videoQuality);
  const [playing, setPlaying] = useState(() => startsItself(playable, autoplay));
  if (playable.kind === 'none')
    return <PlayerFailure kind="missing" link={item.sourceUrl} linkText={t('video.atSource')} />;
  return playing ? (
    <Playing playable={playable} item={item} />
  ) : (
    <BeforePlay
      item={item}
      onPlay={() => {
        rememberAsked(playable);
        setPlaying(true);
      }}
    />
  );
}
