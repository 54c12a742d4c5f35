import type { GeneratedArticle } from '@360/contracts/briefings';
import { paragraphs } from '../reading-room/draft.ts';
import type { ArticleDoc } from './article.model.ts';

/** An article as readers get it. `cached`: it had been written for an earlier question about the same evidence. */
export const presentArticle = (
  { _id, step, progress, failure, text }: ArticleDoc,
  cached = false,
): GeneratedArticle => ({
  ...{ id: _id, step, progress, failure },
  fullArticle: text && paragraphs(text),
  headline: text?.headline ?? null,
  sections: text?.sections ?? [],
  passages: text?.passages ?? [],
  notes: text?.notes ?? {},
  writer: text && { ...text.writer, cached },
});
