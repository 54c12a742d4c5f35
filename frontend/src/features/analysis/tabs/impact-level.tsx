import type { BlindspotDetail } from '@360/contracts/analysis';
import { useTranslation } from '../../../lib/use-translation.ts';

const LIT = { High: 3, Medium: 2, Low: 1 } as const;

/** Three rising bars, one to three of them lit, with the word. */
export function ImpactLevel({ impact }: { impact: BlindspotDetail['impact'] }) {
  const { t } = useTranslation();
  return (
    <span className="an-state text-12 text-contested">
      <span className="an-level" data-lit={LIT[impact]} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      {t(`analysis.impactLevel.${impact}`)}
    </span>
  );
}
