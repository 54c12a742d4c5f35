import { PERSONAS } from '@360/contracts/vocabulary';
import { ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Notice } from '../../components/ui/notice.tsx';
import { LANGUAGE_NAMES, type Language } from '../../lib/i18n.ts';
import { useSettings } from '../../lib/settings-store.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { AccountCard } from './account-card.tsx';
import { LegalCard, type LegalDialogOf } from './legal-card.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { Playback } from './playback.tsx';
import { SavingMark } from './saving-mark.tsx';
import type { Section } from './sections.tsx';
import './settings.css';
import { SettingSelect } from './setting-select.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { SizeChoice } from './size-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { useLoaded } from './use-loaded.ts';

function OpenRow({ name, value, onOpen }: { name: string; value: string; onOpen: () => void }) {
  return (
    <button type="button" className="st-row st-open" aria-haspopup="dialog" onClick={onOpen}>
      <span className="st-name flex-1">{name}</span>
      <span className="num text-ink-3">{value}</span>
      <ChevronRight className="icon icon-s flip" aria-hidden />
    </button>
  );
}

function DisplayCard({ onOpen }: { onOpen: (section: Section) => void }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { mutedSources, mutedWords } = useSettings();
  return (
    <section className="st-card">
      <h2 className="label">{t('userSettings.card.display')}</h2>
      <ThemeChoice />
      <SizeChoice />
      <div className="st-part">
        <Playback />
        <SettingSelect
          setting="analysisStyle"
          choices={PERSONAS}
          nameOf={(persona) => t(`evidence.persona.${persona}`)}
          hint={t('userSettings.hint.analysisStyle')}
        />
        <OpenRow
          name={t('userSettings.section.language')}
          value={LANGUAGE_NAMES[i18n.language as Language]}
          onOpen={() => onOpen('language')}
        />
        <OpenRow
          name={t('userSettings.section.sources')}
          value={format.count('userSettings.sources.off', mutedSources.length)}
          onOpen={() => onOpen('sources')}
        />
        <OpenRow
          name={t('userSettings.words.title')}
          value={format.number(mutedWords.length)}
          onOpen={() => onOpen('sources')}
        />
      </div>
    </section>
  );
}

/** An address that names a card leads to it. */
function useNamedCard(): void {
  useEffect(() => {
    const { hash } = window.location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
}

interface SettingsPageProps {
  legalDialog: LegalDialogOf;
  /** Called once the reader's account is deleted. */
  onGone: () => void;
}

/** The whole screen of settings: four cards. */
export function SettingsPage({ legalDialog, onGone }: SettingsPageProps) {
  const { t } = useTranslation();
  const { isError, refetch } = useLoaded();
  const [section, setSection] = useState<Section | null>(null);
  const close = useCallback(() => setSection(null), []);
  useNamedCard();
  return (
    <div className="st-screen">
      <header className="st-head">
        <h1 className="head-36">{t('userSettings.title')}</h1>
        <SavingMark />
      </header>
      {isError && <Notice text={t('userSettings.notLoaded')} onRetry={() => void refetch()} />}
      <div className="st-cards">
        <DisplayCard onOpen={setSection} />
        <section className="st-card">
          <h2 className="label">{t('userSettings.section.notifications')}</h2>
          <NotificationsSection />
        </section>
        <LegalCard dialog={legalDialog}>
          <SettingSwitch setting="keepActivity" hinted />
        </LegalCard>
        <AccountCard onGone={onGone} />
      </div>
      {section && <SettingsDialog first={section} onClose={close} />}
    </div>
  );
}
