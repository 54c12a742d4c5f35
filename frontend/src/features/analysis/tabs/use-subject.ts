import type { BlindspotDetail } from '@360/contracts/analysis';
import { languageName } from '../../../components/search/language-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** What is missing on its axis, by the name a reader knows it under. */
export function useSubject(): (spot: Pick<BlindspotDetail, 'axis' | 'subject'>) => string {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  return ({ axis, subject }) => {
    if (axis === 'country') return format.country(subject);
    if (axis === 'language') return languageName(subject, i18n.language);
    const own = `${axis === 'approach' ? 'approach' : `analysis.${axis}`}.${subject}`;
    return i18n.exists(own) ? t(own) : subject;
  };
}
