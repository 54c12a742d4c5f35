import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/use-translation.ts';
import './legal-links.css';

const PAGES = [
  ['/privacy', 'nav.privacy'],
  ['/terms', 'nav.terms'],
  ['/copyright', 'nav.copyright'],
] as const;

/** What is agreed on, in small letters under the menu. */
export function LegalLinks({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <ul className="legal-links">
      {PAGES.map(([to, name]) => (
        <li key={to}>
          <Link to={to} search={true} activeProps={{ 'aria-current': 'page' }} onClick={onChoose}>
            {t(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
