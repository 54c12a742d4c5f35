import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGoBack } from '../../lib/use-go-back.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './doc-page.css';
import './wide-page.css';

const PAGES = [
  ['/help', 'nav.help'],
  ['/privacy', 'nav.privacy'],
  ['/terms', 'nav.terms'],
  ['/copyright', 'nav.copyright'],
  ['/opt-out', 'nav.optOut'],
] as const;

interface DocPageProps {
  title: string;
  /** Stands under the title. */
  note?: string | undefined;
  /** Stands beside the text, on narrow screens after it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of plain text: the way back and the pages of its kind at one side, the text, and what helps with it at the other. */
export function DocPage({ title, note, aside, children }: DocPageProps) {
  const { t } = useTranslation();
  const back = useGoBack();
  useTitle(title);
  return (
    <div className="wide-page doc">
      <nav className="doc-nav" aria-label={t('docPage.pages')}>
        <button type="button" className="btn btn-quiet doc-back" onClick={back}>
          <ArrowLeft className="icon icon-s flip" aria-hidden />
          {t('nav.back')}
        </button>
        <ul>
          {PAGES.map(([to, name]) => (
            <li key={to}>
              <Link to={to} search={true} activeProps={{ 'aria-current': 'page' }}>
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <article className="doc-text">
        <h1 className="head-36">{title}</h1>
        {note && <p className="mt-2 text-ink-2">{note}</p>}
        {children}
      </article>
      {aside && <aside className="doc-aside">{aside}</aside>}
    </div>
  );
}
