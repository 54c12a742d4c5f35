import type { ReactNode } from 'react';
import { useTitle } from '../../lib/use-title.ts';

interface PlainPageProps {
  title: string;
  lede?: string | undefined;
  /** The ways on. */
  actions: ReactNode;
  children?: ReactNode;
}

/** A page that says one thing and how to go on. */
export function PlainPage({ title, lede, actions, children }: PlainPageProps) {
  useTitle(title);
  return (
    <div className="mx-auto max-w-150 py-16">
      <h1 className="head-36">{title}</h1>
      {lede && <p className="lede mt-2">{lede}</p>}
      <div className="mt-4 flex flex-col gap-2">{children}</div>
      <p className="mt-6 flex flex-wrap gap-2">{actions}</p>
    </div>
  );
}
