import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';

interface DocContentsProps {
  parts: readonly { id: string; title: string }[];
}

/** Puts a heading on top of the window, and the reader's focus on it. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** What a page of text holds, each part with an address, and a button that prints it. */
export function DocContents({ parts }: DocContentsProps) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className="label">{t('docPage.contents')}</h2>
      <ol className="doc-contents">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link to="." hash={id} search={true} onClick={() => goTo(id)}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <button type="button" className="btn btn-s mt-4" onClick={() => window.print()}>
        <Printer className="icon icon-s" aria-hidden />
        {t('docPage.print')}
      </button>
    </>
  );
}
