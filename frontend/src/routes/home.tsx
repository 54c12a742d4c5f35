import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Notice } from '../components/ui/notice.tsx';
import { BreakingStrip } from '../features/breaking/breaking-strip.tsx';
import { StorySkeleton } from '../features/story/story-skeleton.tsx';
import { StoryView } from '../features/story/story-view.tsx';
import { analysisOf, useNoted } from '../lib/activity.ts';
import { storyQuery } from '../lib/queries.ts';
import { useBreaking } from '../lib/use-breaking.ts';
import { useLeadStory } from '../lib/use-lead-story.ts';
import { PHONE, useMedia } from '../lib/use-media.ts';
import { useMuteFilter } from '../lib/use-mute-filter.ts';
import { useStoryUpdates } from '../lib/use-story-updates.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { AnalysisLater } from './analysis-later.tsx';
import { ArticleLater } from './article-later.tsx';
import { RelatedLater } from './related-later.tsx';

/** None came yet, or the reader's settings leave out what came. */
function NoStory() {
  const { t } = useTranslation();
  if (useMuteFilter() === null) return <p className="lede py-10">{t('story.none')}</p>;
  return (
    <p className="lede py-10">
      {t('story.muted')}{' '}
      <Link to="/settings" search={true} className="link">
        {t('nav.settings')}
      </Link>
    </p>
  );
}

/** The first story of the day. The strip is waited for, so that it never pushes the story down. */
export function HomeRoute() {
  const { t } = useTranslation();
  const { tab } = useSearch({ from: '/' });
  const beside = !useMedia(PHONE);
  const breaking = useBreaking(beside);
  const lead = useLeadStory(beside);
  const detail = useQuery({ ...storyQuery(lead.data?.id ?? ''), enabled: beside && Boolean(lead.data) });
  useStoryUpdates(lead.data?.id ?? null);
  useNoted(analysisOf(lead.data, tab !== undefined));
  if (!beside) return null;
  if (breaking.isPending || lead.isPending) return <StorySkeleton />;
  return (
    <>
      <BreakingStrip />
      {lead.isError && <Notice text={t('story.failed')} onRetry={() => void lead.refetch()} />}
      {lead.data && (
        <>
          <StoryView
            story={detail.data ?? lead.data}
            detail={detail.isError ? null : detail.data}
            analysis={<AnalysisLater story={detail.data ?? lead.data} />}
            analysed={tab !== undefined}
            article={<ArticleLater story={detail.data ?? lead.data} />}
          />
          <RelatedLater subject={{ ...lead.data, id: lead.data.leadItemId }} />
        </>
      )}
      {lead.data === null && <NoStory />}
    </>
  );
}
