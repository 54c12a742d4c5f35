import { AttachmentLine } from './attachment-line.tsx';
import type { PostDraft } from './draft.ts';
import './post-body.css';

interface PostBodyProps {
  post: PostDraft;
  heading: 'h2' | 'h3';
  /** Whether attachments lead to where they lie. */
  led: boolean;
}

/** What a reader wrote: text as it stands and never markup, attachments by name, and the words it is found by. */
export function PostBody({ post, heading: Heading, led }: PostBodyProps) {
  const { title, description, attachments } = post;
  const words = [...new Set([...post.searchTags, ...post.newsKeywords])];
  return (
    <>
      <Heading className="head-18 pf-text" dir="auto">
        {title}
      </Heading>
      <p className="pf-text mt-1 text-ink-2" dir="auto">
        {description}
      </p>
      {attachments.length > 0 && (
        <ul className="mt-2">
          {attachments.map((attachment) => (
            <li key={`${attachment.type} ${attachment.url}`}>
              <AttachmentLine attachment={attachment} led={led} />
            </li>
          ))}
        </ul>
      )}
      {words.length > 0 && (
        <ul className="pf-words">
          {words.map((word) => (
            <li className="tag" key={word} dir="auto">
              {word}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
