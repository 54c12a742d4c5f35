import { ArrowLeft, FileText, Menu, Newspaper, Paperclip, SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { askForReport } from '../../lib/report-request.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { PHONE, useMedia } from '../../lib/use-media.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Brand } from './brand.tsx';
import { Folio } from './folio.tsx';
import { ThemeButton } from './theme-button.tsx';

interface HeaderProps {
  home: boolean;
  menuOpen: boolean;
  feedOpen: boolean;
  /** A box, on the phone a button. */
  search: ReactNode;
  bell: ReactNode;
  onMenu: (phone: boolean) => void;
  onFeed: () => void;
  onBriefing: () => void;
  onCreate: () => void;
}

function BackButton() {
  const { t } = useTranslation();
  const back = useGoBack();
  return (
    <button type="button" className="icon-btn" aria-label={t('nav.back')} onClick={back}>
      <ArrowLeft className="icon flip" aria-hidden />
    </button>
  );
}

/** Menu or back, the brand, search, the day's folio, the feed's switch where it is a drawer, the briefing, a new post, a professional report, the bell, and the theme. */
export function Header({ home, menuOpen, feedOpen, search, bell, onMenu, onFeed, onBriefing, onCreate }: HeaderProps) {
  const { t } = useTranslation();
  const phone = useMedia(PHONE);
  return (
    <header className="topbar">
      {phone && !home ? (
        <BackButton />
      ) : (
        <button
          type="button"
          className="icon-btn"
          aria-label={t('nav.menu')}
          aria-expanded={menuOpen}
          data-menu
          onClick={() => onMenu(phone)}
        >
          <Menu className="icon" aria-hidden />
        </button>
      )}
      <Brand />
      {search}
      <Folio />
      <span className="topbar-end flex">
        <button
          type="button"
          className="icon-btn only-drawer"
          aria-label={t('feed.title')}
          aria-expanded={feedOpen}
          onClick={onFeed}
        >
          <Newspaper className="icon" aria-hidden />
        </button>
        {!phone && (
          <button
            type="button"
            className="icon-btn"
            aria-label={t('nav.briefing')}
            title={t('nav.briefing')}
            aria-haspopup="dialog"
            onClick={onBriefing}
          >
            <Paperclip className="icon" aria-hidden />
          </button>
        )}
        {!phone && (
          <button
            type="button"
            className="btn mx-1 px-2 lg:px-3.5"
            aria-label={t('nav.create')}
            title={t('nav.create')}
            aria-haspopup="dialog"
            onClick={onCreate}
          >
            <SquarePen className="icon icon-s" aria-hidden />
            <span className="hidden lg:inline">{t('nav.createShort')}</span>
          </button>
        )}
        {!phone && (
          <button
            type="button"
            className="btn btn-primary mx-1 px-2 min-[1280px]:px-3.5"
            aria-label={t('nav.report')}
            title={t('nav.report')}
            aria-haspopup="dialog"
            onClick={() => askForReport(null)}
          >
            <FileText className="icon icon-s" aria-hidden />
            <span className="hidden min-[1280px]:inline">{t('nav.report')}</span>
          </button>
        )}
        {bell}
        <ThemeButton />
      </span>
    </header>
  );
}
