import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text: string;
  /** Drawn inside the ring, 96 units wide. */
  drawing: ReactNode;
  /** The ways out. */
  children?: ReactNode;
}

/** Nothing is here yet: said in two lines, with the ways to change that. */
export function EmptyState({ title, text, drawing, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center border-t border-rule py-16 text-center">
      <svg
        className="size-24 fill-none text-rule-2"
        viewBox="0 0 96 96"
        stroke="currentColor"
        strokeWidth={1.5}
        aria-hidden="true"
      >
        <circle cx={48} cy={48} r={38} strokeDasharray="2 5" />
        {drawing}
      </svg>
      <h2 className="head-22 mt-4">{title}</h2>
      <p className="mt-1 text-ink-2">{text}</p>
      {children && <div className="mt-6 flex flex-wrap items-center justify-center gap-3">{children}</div>}
    </div>
  );
}
