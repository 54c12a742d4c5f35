import { searchedTexts, type WritingDocument } from '@360/contracts/search-documents';
import { authorIdOf } from '../authors/author-names.ts';
import type { PostDoc } from '../content/post.model.ts';

/** A post as it is searched: for everybody where it is public, else for its author alone. */
export const postDocument = (post: PostDoc, nameOf: (sub: string) => string): WritingDocument => ({
  id: post._id,
  kind: 'post',
  title: post.title,
  ...searchedTexts(
    post.description,
    [post.description, ...post.attachments.map(({ title }) => title)].filter(Boolean).join('\n'),
  ),
  tags: [...new Set([...post.searchTags, ...post.newsKeywords])],
  authorId: authorIdOf(post.sub),
  authorName: nameOf(post.sub),
  owner: post.visibility === 'public' ? null : post.sub,
  publishedAt: post.createdAt.toISOString(),
  goneAt: null,
});
