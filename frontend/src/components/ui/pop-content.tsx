import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';

interface PopContentProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** What opens under a button at the end of a bar, clear of the window's edge. */
export function PopContent({ label, className, children }: PopContentProps) {
  return (
    <Popover.Content
      className={className ? `pop ${className}` : 'pop'}
      align="end"
      sideOffset={6}
      collisionPadding={8}
      aria-label={label}
      data-popover
    >
      {children}
    </Popover.Content>
  );
}
