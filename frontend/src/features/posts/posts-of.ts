/** Whose posts are shown: the reader's own, others' on topics the reader follows, or all the reader may see. */
export const POSTS_OF = ['me', 'following', 'all'] as const;
export type PostsOf = (typeof POSTS_OF)[number];

/** The choice in the page's address; the reader's own posts need none. */
export function postsIn(search: Record<string, unknown>): { of?: Exclude<PostsOf, 'me'> } {
  return search.of === 'following' || search.of === 'all' ? { of: search.of } : {};
}
