import type { BlindspotDetail } from '@360/contracts/analysis';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** How far the scale of effects goes, so that the widest interval fits. */
export const effectReach = (spots: readonly BlindspotDetail[]): number => Math.max(1, ...spots.map(({ high }) => high));

/** The size of an effect as a bar, its 95 % interval as a thin line through it, and the two shares in words. */
export function EffectBar({ spot, reach }: { spot: BlindspotDetail; reach: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const share = (value: number) => `${(value / reach) * 100}%`;
  const shares = t('analysis.shares', {
    observed: format.percent(spot.observed * 100),
    of: format.number(spot.of),
    expected: format.percent(spot.expected * 100),
  });
  return (
    <div className="num">
      <span className="an-effect" aria-hidden>
        <i style={{ inlineSize: share(spot.effect) }} />
        <b style={{ insetInlineStart: share(spot.low), inlineSize: share(spot.high - spot.low) }} />
      </span>
      <span className="text-12 text-ink-2">{shares}</span>
    </div>
  );
}
