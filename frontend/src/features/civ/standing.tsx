import type { SpecialtyArea } from '@360/contracts/civ';
import { BadgeCheck } from 'lucide-react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** Marks a member whose knowledge was checked. */
export function ExpertBadge() {
  const { t } = useTranslation();
  return (
    <span className="badge cv-expert">
      <BadgeCheck className="icon icon-s" aria-hidden />
      {t('civ.expert')}
    </span>
  );
}

/** What a member knows well, as a list in words; nothing where they named nothing. */
export function Specialties({ areas }: { areas: readonly SpecialtyArea[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (areas.length === 0) return null;
  return <span>{format.list(areas.map((area) => t(`civ.area.${area}`)))}</span>;
}
