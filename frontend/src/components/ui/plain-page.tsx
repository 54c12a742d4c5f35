import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTitle } from '../../lib/use-title.ts';
import { useTranslation } from '../../lib/use-translation.ts';

interface PlainPageProps {
  title: string;
  lede?: string | undefined;
  /** The ways on, where they are others than the one home. */
  actions?: ReactNode;
  children?: ReactNode;
}

function HomeLink() {
  const { t } = useTranslation();
  return (
    <Link to="/" search={{}} className="btn btn-primary">
      {t('lost.home')}
    </Link>
  );
}

/** A page that says one thing and how to go on. */
export function PlainPage({ title, lede, actions = <HomeLink />, children }: PlainPageProps) {
  useTitle(title);
  return (
    <div className="mx-auto max-w-150 py-16">
      <h1 className="head-36">{title}</h1>
      {lede && <p className="lede mt-2">{lede}</p>}
      {children && <div className="mt-4 flex flex-col gap-2">{children}</div>}
      <p className="mt-6 flex flex-wrap gap-2">{actions}</p>
    </div>
  );
}
