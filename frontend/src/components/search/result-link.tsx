import type { SearchResult } from '@360/contracts/search';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface ResultLinkProps {
  result: Pick<SearchResult, 'id' | 'type' | 'writing'>;
  className: string;
  /** Keeps what the address says of the feed and the language. */
  search?: true;
  /** Marks a stop of the arrow keys. */
  'data-stop'?: '';
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** Whether a press opens its link in this very place, and not in another tab or as a file. */
export const opensHere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** The way to a result's own page: that of its story, of the one report, of a post or a briefing. */
export function ResultLink({ result, children, ...rest }: ResultLinkProps) {
  if (result.writing === 'post')
    return (
      <Link to="/posts/$postId" params={{ postId: result.id }} {...rest}>
        {children}
      </Link>
    );
  if (result.writing === 'briefing')
    return (
      <Link to="/briefing/$briefingId" params={{ briefingId: result.id }} {...rest}>
        {children}
      </Link>
    );
  return result.type === 'story' ? (
    <Link to="/story/$storyId" params={{ storyId: result.id }} {...rest}>
      {children}
    </Link>
  ) : (
    <Link to="/item/$itemId" params={{ itemId: result.id }} {...rest}>
      {children}
    </Link>
  );
}
