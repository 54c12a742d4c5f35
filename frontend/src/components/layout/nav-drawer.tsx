import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedFilter } from '../../lib/feed-filter.ts';
import { ModalLayer } from '../ui/modal-layer.tsx';
import { NavEntries } from './nav-entries.tsx';

interface NavDrawerProps {
  filter: FeedFilter;
  home: boolean;
  /** Stands first. */
  entry: ReactNode;
  onHelp: () => void;
  onClose: () => void;
}

/** The phone's menu, from the side the language starts at. */
export function NavDrawer({ filter, home, entry, onHelp, onClose }: NavDrawerProps) {
  const { t } = useTranslation();
  return (
    <ModalLayer className="drawer" label={t('nav.menu')} onClose={onClose}>
      {entry}
      <nav aria-label={t('nav.sections')}>
        <NavEntries filter={filter} home={home} onHelp={onHelp} onChoose={onClose} titles={false} />
      </nav>
    </ModalLayer>
  );
}
