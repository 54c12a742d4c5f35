import type { SearchResult } from '@360/contracts/search';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface ResultLinkProps {
  result: Pick<SearchResult, 'id' | 'type'>;
  className: string;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** The way to a result's own page: that of its story, or of the one report. */
export function ResultLink({ result, children, ...rest }: ResultLinkProps) {
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
