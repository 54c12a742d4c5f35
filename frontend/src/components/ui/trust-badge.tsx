import { Shield, ShieldAlert, ShieldCheck } from 'lucide-react';
import { trustBand } from '../../lib/trust.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const BANDS = {
  high: { Icon: ShieldCheck, colour: 'text-agreed' },
  middle: { Icon: Shield, colour: 'text-middling' },
  low: { Icon: ShieldAlert, colour: 'text-live' },
};

/** The trust figure, always with its shield: check from 90, plain from 80, alert below. */
export function TrustBadge({ score }: { score: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { Icon, colour } = BANDS[trustBand(score)];
  return (
    <span className={`num ${colour}`} data-trust={trustBand(score)}>
      <Icon className="icon icon-s" aria-hidden />
      <span>
        <span className="mark-word">{t('card.trust')} </span>
        {format.number(score)}
      </span>
    </span>
  );
}
