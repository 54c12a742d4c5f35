import type { NewsItem } from '@360/contracts/news';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PostActions } from '../../components/ui/post-actions.tsx';
import { storyQuery } from '../../lib/queries.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { LaterSections } from './later-sections.tsx';
import { Lead } from './lead.tsx';
import { SectionsSkeleton } from './story-skeleton.tsx';

/** What the reports beside this one say, where there are any. */
function ItemStory({ storyId }: { storyId: string }) {
  const { data: detail, isPending } = useQuery(storyQuery(storyId));
  if (isPending) return <SectionsSkeleton />;
  return detail ? <LaterSections detail={detail} /> : null;
}

/** One report under its own headline, with its story below when others tell it too. */
export function ItemView({ item, article }: { item: NewsItem; article: ReactNode }) {
  const { t } = useTranslation();
  useTitle(item.title);
  const told = item.storyId !== null && item.coverage !== null && item.coverage.items > 1 ? item.storyId : null;
  return (
    <>
      <Lead
        actions={<PostActions item={item} />}
        lead={{
          ...item,
          itemId: item.id,
          tag: null,
          updatedAt: null,
          source: { name: item.outlet.name, url: item.sourceUrl, publishedAt: item.publishedAt },
        }}
        link={
          told && (
            <Link to="/story/$storyId" params={{ storyId: told }} search={true} className="link ms-auto">
              {t('story.whole')}
            </Link>
          )
        }
      />
      {article}
      {told && <ItemStory storyId={told} />}
    </>
  );
}
