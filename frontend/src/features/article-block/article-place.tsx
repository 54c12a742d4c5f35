import type { ArticleRequest } from '@360/contracts/briefings';
import type { NewsItem } from '@360/contracts/news';
import type { Story } from '@360/contracts/stories';
import { ArticleBlock } from './article-block.tsx';

/** What the article is about: a story, or one report. */
export type ArticleSubject = { story: Story } | { item: NewsItem };

function requestOf(subject: ArticleSubject): ArticleRequest {
  if ('story' in subject) {
    const { id, title, summary, category } = subject.story;
    return { storyId: id, title, summary, category };
  }
  const { id, title, summary, category, sourceName, sourceUrl } = subject.item;
  return { itemId: id, title, summary, category, sourceName, sourceUrl };
}

/** The block of the full article of a story or a report; another one has a block of its own. */
export function ArticlePlace(subject: ArticleSubject) {
  const [about, reports] = 'story' in subject ? [subject.story, subject.story.coverage.items] : [subject.item, 1];
  return <ArticleBlock key={about.id} request={requestOf(subject)} reports={reports} />;
}
