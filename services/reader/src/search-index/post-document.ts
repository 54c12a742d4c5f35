import type { WritingDocument } from '@360/contracts/search-documents';
import { authorIdOf } from '../authors/author-names.ts';
import type { PostDoc } from '../content/post.model.ts';

const TEXT_LENGTH = 8_000;
const SUMMARY_LENGTH = 300;

/** Not ending in half a character, which an index would refuse. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** A post as it is searched: for everybody where it is public, else for its author alone. */
export const postDocument = (post: PostDoc, nameOf: (sub: string) => string): WritingDocument => ({
  id: post._id,
  kind: 'post',
  title: post.title,
  summary: cut(post.description, SUMMARY_LENGTH),
  text: cut([post.description, ...post.attachments.map(({ title }) => title)].filter(Boolean).join('\n'), TEXT_LENGTH),
  tags: [...new Set([...post.searchTags, ...post.newsKeywords])],
  authorId: authorIdOf(post.sub),
  authorName: nameOf(post.sub),
  owner: post.visibility === 'public' ? null : post.sub,
  publishedAt: post.createdAt.toISOString(),
  goneAt: null,
});
