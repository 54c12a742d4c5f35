import { PlainPage } from '../components/ui/plain-page.tsx';
import { useTranslation } from '../lib/use-translation.ts';

/** Where a community checks what was flagged: how far that is, and what shows contradictions meanwhile. */
export function CivRoute() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('civ.title')} lede={t('civ.lede')}>
      <p>{t('civ.text')}</p>
      <p className="text-ink-2">{t('civ.analysis')}</p>
    </PlainPage>
  );
}
