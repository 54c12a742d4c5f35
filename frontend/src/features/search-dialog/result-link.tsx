import type { SearchResult } from '@360/contracts/search';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface ResultLinkProps {
  result: SearchResult;
  onOpen: () => void;
  children: ReactNode;
}

/** Leads to the page of a result. `onOpen` is not called where it opens in another tab. */
export function ResultLink({ result, onOpen, children }: ResultLinkProps) {
  const onClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) onOpen();
  };
  const common = { search: true, className: 'sd-link', 'data-stop': '', onClick } as const;
  return result.type === 'story' ? (
    <Link to="/story/$storyId" params={{ storyId: result.id }} {...common}>
      {children}
    </Link>
  ) : (
    <Link to="/item/$itemId" params={{ itemId: result.id }} {...common}>
      {children}
    </Link>
  );
}
