import { useEffect, useRef } from 'react';
import type { FeedFilter } from '../../lib/feed-filter.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { NavEntries } from './nav-entries.tsx';

interface RailProps {
  open: boolean;
  onClose: () => void;
  filter: FeedFilter;
  home: boolean;
  onHelp: () => void;
  onSignOut: () => void;
}

/** The column of icons; opened it shows the names, and a press elsewhere or Esc closes it. */
export function Rail({ open, onClose, filter, home, onHelp, onSignOut }: RailProps) {
  const { t } = useTranslation();
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      const target = event.target as Element;
      if (!rail.current?.contains(target) && !target.closest('[data-menu]')) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, onClose]);
  return (
    <nav className="rail" aria-label={t('nav.sections')} data-open={open} ref={rail}>
      <div className="rail-in">
        <NavEntries
          filter={filter}
          home={home}
          onHelp={onHelp}
          onSignOut={onSignOut}
          onChoose={onClose}
          titles={!open}
        />
      </div>
    </nav>
  );
}
