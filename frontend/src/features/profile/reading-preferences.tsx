import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PersonaName } from '../../components/evidence/persona-name.tsx';
import { useSettings } from '../../lib/settings-store.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

function Row({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="pf-row">
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <Link
          to="/settings"
          search={true}
          className="link pf-change"
          aria-label={t('profile.changeOf', { what: name })}
        >
          {t('profile.change')}
        </Link>
      </dd>
    </div>
  );
}

/** How the reader has set their reading, and the way to change it. */
export function ReadingPreferences() {
  const { t } = useTranslation();
  const format = useFormat();
  const { analysisStyle, notificationsEnabled, mutedSources, mutedWords } = useSettings();
  return (
    <section className="mt-8" aria-labelledby="preferences">
      <h2 className="head-22" id="preferences">
        {t('profile.preferences')}
      </h2>
      <dl className="mt-3">
        <Row name={t('profile.style')}>
          <PersonaName persona={analysisStyle} />
        </Row>
        <Row name={t('profile.notifications')}>
          {t(`profile.frequency.${notificationsEnabled ? 'instant' : 'never'}`)}
        </Row>
        <Row name={t('profile.sources')}>
          <span className="num">
            {mutedSources.length === 0 ? t('profile.allOn') : format.count('profile.off', mutedSources.length)}
            {mutedWords.length > 0 && `, ${format.count('profile.words', mutedWords.length)}`}
          </span>
        </Row>
      </dl>
    </section>
  );
}
