import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useChosenInSight } from '../../lib/use-chosen-in-sight.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { SavingMark } from './saving-mark.tsx';
import { SECTION_BODY, SECTIONS, type Section } from './sections.tsx';
import './settings.css';
import { useLoaded } from './use-loaded.ts';

interface SettingsDialogProps {
  /** Which section it opens with. */
  first?: Section;
  onClose: () => void;
}

/** The settings over the page that they change; each change holds at once. */
export function SettingsDialog({ first = 'display', onClose }: SettingsDialogProps) {
  const { t } = useTranslation();
  const [section, setSection] = useState<Section>(first);
  const { isError, refetch } = useLoaded();
  const title = useId();
  const nav = useRef<HTMLElement>(null);
  useChosenInSight(nav, section);
  return (
    <ModalLayer className="dialog st" label={t('userSettings.title')} onClose={onClose}>
      <div className="dialog-h">
        <h2 className="head-22">{t('userSettings.title')}</h2>
        <SavingMark />
        <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={onClose}>
          <X className="icon" aria-hidden />
        </button>
      </div>
      <div className="st-grid">
        <nav className="st-nav" ref={nav} aria-label={t('userSettings.title')}>
          {SECTIONS.map(({ name, Icon }) => (
            <button
              type="button"
              key={name}
              aria-current={section === name ? 'true' : undefined}
              onClick={() => setSection(name)}
            >
              <Icon className="icon icon-s" aria-hidden />
              {t(`userSettings.section.${name}`)}
            </button>
          ))}
        </nav>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too */}
        <section className="st-body" key={section} aria-labelledby={title} tabIndex={0}>
          <h3 className="sr-only" id={title}>
            {t(`userSettings.section.${section}`)}
          </h3>
          {isError && <Notice text={t('userSettings.notLoaded')} onRetry={() => void refetch()} />}
          {SECTION_BODY[section](onClose)}
        </section>
      </div>
    </ModalLayer>
  );
}
