import { Link } from '@tanstack/react-router';
import { Menu, Newspaper, Search, Tv } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';
import { withoutAnalysis } from '../../lib/without-analysis.ts';

interface BottomBarProps {
  home: boolean;
  live: boolean;
  onLive: () => void;
  onMenu: () => void;
}

/** The phone's bar within reach of the thumb. */
export function BottomBar({ home, live, onLive, onMenu }: BottomBarProps) {
  const { t } = useTranslation();
  return (
    <nav className="bottom-bar" aria-label={t('nav.main')}>
      <Link to="/" search={withoutAnalysis} aria-current={home ? 'page' : undefined}>
        <Newspaper className="icon" aria-hidden />
        {t('nav.feed')}
      </Link>
      <Link to="/search" activeProps={{ 'aria-current': 'page' }}>
        <Search className="icon" aria-hidden />
        {t('headerSearch.search')}
      </Link>
      <button type="button" aria-current={live ? 'true' : undefined} onClick={onLive}>
        <Tv className="icon" aria-hidden />
        {t('nav.live')}
      </button>
      <button type="button" data-menu onClick={onMenu}>
        <Menu className="icon" aria-hidden />
        {t('nav.menu')}
      </button>
    </nav>
  );
}
