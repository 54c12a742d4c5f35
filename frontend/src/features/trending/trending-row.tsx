import { Link } from '@tanstack/react-router';
import { Dial } from '../../components/dial/dial.tsx';
import { StateMark } from '../../components/ui/state-mark.tsx';
import { mediaPath } from '../../lib/media-path.ts';
import { useFormat } from '../../lib/use-format.ts';
import { usePictureFailure } from '../../lib/use-picture-failure.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { TrendWhy } from './trend-why.tsx';
import type { TrendingStory } from './trending-query.ts';

const HOUR_MS = 3_600_000;

function Meta({ story }: { story: TrendingStory }) {
  const { t } = useTranslation();
  const format = useFormat();
  const recent = Date.now() - Date.parse(story.publishedAt) < HOUR_MS;
  return (
    <div className="meta">
      {story.breaking && <span className="cat text-live">{t('filter.breaking')}</span>}
      {!story.breaking && story.category && <span className="cat">{t(`category.${story.category}`)}</span>}
      <span className="num">{format.count('trending.views', story.engagement)}</span>
      <time dateTime={story.publishedAt}>{recent ? t('trending.recently') : format.dateTime(story.publishedAt)}</time>
      {story.epistemologyTag === 'conflicting' && (
        <span className="font-semibold text-contested">
          <StateMark state="contested" />
          {t('epistemology.conflicting')}
        </span>
      )}
    </div>
  );
}

function Pace({ story }: { story: TrendingStory }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { velocityPerHour } = story.trend;
  if (velocityPerHour === null) return null;
  const fast = (story.velocity?.ratio ?? 0) >= 2;
  return (
    <p className={fast ? 'num text-12 font-semibold text-accent' : 'num text-12 text-ink-3'}>
      {t('trending.perHour', { rate: format.number(Math.round(velocityPerHour * 10) / 10) })}
    </p>
  );
}

interface TrendingRowProps {
  story: TrendingStory;
  rank: number;
  /** The most points that any part of a story on the page has; bars are drawn against it. */
  most: number;
}

/** A story that trends: its place, its dial, what it says, and why it stands here. */
export function TrendingRow({ story, rank, most }: TrendingRowProps) {
  const format = useFormat();
  const [failed, fail] = usePictureFailure(story.imageUrl);
  return (
    <li className="tr-row">
      <b className="tr-n" aria-hidden>
        {format.number(rank)}
      </b>
      <Dial size={28} coverage={story.coverage} />
      <div className="min-w-0">
        <Meta story={story} />
        <h2 className="head-18 mt-1" dir="auto">
          <Link to="/story/$storyId" params={{ storyId: story.id }} search={{}} className="hover:underline">
            {story.title}
          </Link>
        </h2>
        {story.summary && (
          <p className="clamp-1 mt-1 text-ink-2" dir="auto">
            {story.summary}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-x-4">
          <Pace story={story} />
          <TrendWhy trend={story.trend} most={most} />
        </div>
      </div>
      {story.imageUrl && !failed && (
        <img
          className="tr-pic"
          src={mediaPath(story.imageUrl, 336)}
          alt=""
          width={112}
          height={75}
          loading="lazy"
          onError={fail}
        />
      )}
    </li>
  );
}
