import { Paperclip, SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FeedFilter } from '../../lib/feed-filter.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ModalLayer } from '../ui/modal-layer.tsx';
import { NavEntries } from './nav-entries.tsx';

interface NavDrawerProps {
  filter: FeedFilter;
  home: boolean;
  /** Stands first. */
  entry: ReactNode;
  onHelp: () => void;
  onSignOut: () => void;
  onBriefing: () => void;
  onCreate: () => void;
  onClose: () => void;
}

/** The phone's menu, from the side the language starts at. */
export function NavDrawer({ filter, home, entry, onHelp, onSignOut, onBriefing, onCreate, onClose }: NavDrawerProps) {
  const { t } = useTranslation();
  return (
    <ModalLayer className="drawer" label={t('nav.menu')} onClose={onClose}>
      {entry}
      <button
        type="button"
        className="nav-entry"
        onClick={() => {
          onClose();
          onBriefing();
        }}
      >
        <Paperclip className="icon" aria-hidden />
        {t('nav.briefing')}
      </button>
      <button
        type="button"
        className="nav-entry"
        onClick={() => {
          onClose();
          onCreate();
        }}
      >
        <SquarePen className="icon" aria-hidden />
        {t('nav.create')}
      </button>
      <nav aria-label={t('nav.sections')}>
        <NavEntries
          filter={filter}
          home={home}
          onHelp={onHelp}
          onSignOut={onSignOut}
          onChoose={onClose}
          titles={false}
        />
      </nav>
    </ModalLayer>
  );
}
