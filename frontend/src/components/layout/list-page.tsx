import type { ReactNode } from 'react';
import { useTitle } from '../../lib/use-title.ts';
import './wide-page.css';

interface ListPageProps {
  title: string;
  note?: string | undefined;
  /** What can be done with the whole list. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the reader's own or of the day: a title, a line under it, and lists over the whole width. */
export function ListPage({ title, note, actions, children }: ListPageProps) {
  useTitle(title);
  return (
    <div className="wide-page">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-6 pb-4">
        <div className="min-w-0">
          <h1 className="head-28" dir="auto">
            {title}
          </h1>
          {note && <p className="mt-1 text-ink-2">{note}</p>}
        </div>
        {actions && <div className="list-acts">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
