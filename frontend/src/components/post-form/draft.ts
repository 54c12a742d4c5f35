import type { Content, ContentRequest } from '@360/contracts/content';
import { linksOf, POST_LINKS_MAX } from '@360/contracts/post-links';
import { ATTACHMENTS_MAX, TAGS_MAX } from './limits.ts';

export type Attachment = Content['attachments'][number];
export type AttachmentType = Attachment['type'];
export type Visibility = Content['visibility'];

export const ATTACHMENT_TYPES: readonly AttachmentType[] = ['photo', 'video', 'screenshot', 'link'];
export const VISIBILITIES: readonly Visibility[] = ['public', 'followers', 'private'];

/** What stands in the form, as it is typed. */
export type PostDraft = Pick<
  Content,
  'title' | 'description' | 'attachments' | 'searchTags' | 'newsKeywords' | 'visibility'
>;

export const emptyDraft: PostDraft = {
  title: '',
  description: '',
  attachments: [],
  searchTags: [],
  newsKeywords: [],
  visibility: 'public',
};

export const draftOf = (post: Content): PostDraft => ({
  title: post.title,
  description: post.description,
  attachments: post.attachments,
  searchTags: post.searchTags,
  newsKeywords: post.newsKeywords,
  visibility: post.visibility,
});

/** The list with a tag at its end; the same list where it is blank, there already, or one too many. */
export function withTag(tags: string[], typed: string): string[] {
  const tag = typed.trim();
  return tag === '' || tags.includes(tag) || tags.length >= TAGS_MAX ? tags : [...tags, tag];
}

/** An address of the web that names no user; null for every other text. */
export function webAddress(text: string): URL | null {
  const url = URL.parse(text.trim());
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
}

/** The list with an attachment at its end; the same list where its address is none, there already, or one too many. */
export function withAttachment(attachments: Attachment[], { type, url, title }: Attachment): Attachment[] {
  const address = webAddress(url)?.href;
  const known = attachments.some((one) => one.type === type && one.url === address);
  if (address === undefined || known || attachments.length >= ATTACHMENTS_MAX) return attachments;
  return [...attachments, { type, url: address, title: title.trim() }];
}

/** How many addresses a draft may hold: more than fit in a post only where that post held them before. */
export const linksAllowed = (before: PostDraft = emptyDraft): number => Math.max(POST_LINKS_MAX, linksOf(before));

export const canBeSent = (draft: PostDraft, links = POST_LINKS_MAX): boolean =>
  draft.title.trim() !== '' && draft.description.trim() !== '' && linksOf(draft) <= links;

/** The draft as it is sent: trimmed. */
export const requestOf = (draft: PostDraft): ContentRequest => ({
  ...draft,
  title: draft.title.trim(),
  description: draft.description.trim(),
});

/** What of a post is other in the draft; null where nothing is. */
export function changesOf(post: Content, draft: PostDraft): Partial<ContentRequest> | null {
  const before = draftOf(post);
  const changed = Object.entries(requestOf(draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof PostDraft]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}
