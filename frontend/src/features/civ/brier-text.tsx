import type { CivMember } from '@360/contracts/civ';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const HUNDREDTHS = 100;

/** The Brier score and what it means, in a sentence. */
export function BrierText({ member: { brierScore, settledReviews } }: { member: CivMember }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (brierScore === null) return t('civ.brier.none');
  const score = format.number(Math.round(brierScore * HUNDREDTHS) / HUNDREDTHS);
  return format.count('civ.brier.text', settledReviews, { score });
}
