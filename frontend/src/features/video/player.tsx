import type { NewsItem } from '@360/contracts/news';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { EmbedFrame } from '../../components/ui/embed-frame.tsx';
import { PlayerFailure } from '../../components/ui/player-failure.tsx';
import { mediaPath, mediaSet } from '../../lib/media-path.ts';
import { useSettings } from '../../lib/settings-store.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { rememberAsked, startsItself } from './autoplay.ts';
import { FilePlayer } from './file-player.tsx';
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
