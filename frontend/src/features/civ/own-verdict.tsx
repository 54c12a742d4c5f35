import type { FlaggedItem } from '@360/contracts/civ';
import { Check } from 'lucide-react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** What the member said of an item. */
export function OwnVerdict({ own }: { own: NonNullable<FlaggedItem['own']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p className="cv-own">
      <Check className="icon icon-s" aria-hidden />
      {t('civ.own', { verdict: t(`civ.verdict.${own.verdict}`), percent: format.percent(own.confidenceLevel) })}
    </p>
  );
}
