import type { Content } from '@360/contracts/content';
import { authorIdOf } from '../authors/author-names.ts';
import type { PostDoc } from './post.model.ts';

/** A post as `reader` sees it. */
export const presentPost = (doc: PostDoc, reader: string, nameOf: (sub: string) => string): Content => ({
  id: doc._id,
  authorId: authorIdOf(doc.sub),
  authorName: nameOf(doc.sub),
  mine: doc.sub === reader,
  title: doc.title,
  description: doc.description,
  attachments: doc.attachments,
  searchTags: doc.searchTags,
  newsKeywords: doc.newsKeywords,
  visibility: doc.visibility,
  createdAt: doc.createdAt.toISOString(),
  editedAt: doc.editedAt?.toISOString() ?? null,
});
