import type { Coverage } from '@360/contracts/news';
import type { EpistemologyTag } from '@360/contracts/stories';
import type { Category } from '@360/contracts/vocabulary';

/** What stands at the head of a story or a report. */
export interface LeadContent {
  /** The report that is shown. */
  itemId: string;
  /** The story it belongs to, if any. */
  storyId: string | null;
  title: string;
  summary: string;
  category: Category | null;
  breaking: boolean;
  readTime: number | null;
  imageUrl: string | null;
  coverage: Coverage | null;
  tag: EpistemologyTag | null;
  updatedAt: string | null;
  /** The report that title, text and picture are taken from; null until it is known. */
  source: { name: string; url: string; publishedAt: string } | null;
  language: string | null;
}
