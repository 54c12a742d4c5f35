import type { Coverage } from '@360/contracts/news';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { StateShape } from '../ui/state-mark.tsx';
import type { DialSize } from './geometry.ts';

type Agreement = Coverage['agreement'];

function SmallCentre({ agreement }: { agreement: Agreement | null }) {
  if (!agreement || agreement.percent === null) return <path className="dial-none" strokeWidth={1.5} d="M11 14h6" />;
  const radius = agreement.state === 'single-source' ? 4 : Math.max(2.4, 4.9 * Math.sqrt(agreement.percent / 100));
  return <StateShape state={agreement.state} x={14} y={14} radius={radius} />;
}

function MiddleCentre({ agreement }: { agreement: Agreement | null }) {
  const format = useFormat();
  const known = agreement?.percent ?? null;
  return (
    <>
      <text className="dial-figure" x={28} y={known === null ? 33 : 31} fontSize={16}>
        {known === null ? '–' : format.number(known)}
      </text>
      {agreement && known !== null && <StateShape state={agreement.state} x={28} y={38} radius={3.4} />}
    </>
  );
}

/**
 * A percentage in the middle of the large dial, and what it is of. The figure comes first in every language, so the
 * percent sign can be set smaller than it.
 */
export function DialFigure({ percent, word }: { percent: number; word: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <text className="dial-figure" x={80} y={87} fontSize={38} direction="ltr">
        {format.number(percent)}
        <tspan fontSize={20}>{t('dial.percentSign')}</tspan>
      </text>
      <text className="dial-word" x={80} y={105}>
        {word}
      </text>
    </>
  );
}

function LargeCentre({ agreement }: { agreement: Agreement | null }) {
  const { t } = useTranslation();
  if (!agreement || agreement.percent === null)
    return (
      <>
        <text className="dial-word" x={80} y={80}>
          {t('dial.thin')}
        </text>
        <text className="dial-word" x={80} y={96}>
          {t('dial.speak')}
        </text>
      </>
    );
  return (
    <>
      <DialFigure percent={agreement.percent} word={t('dial.agree')} />
      <StateShape state={agreement.state} x={80} y={47} radius={5} />
    </>
  );
}

const CENTRES = { 28: SmallCentre, 56: MiddleCentre, 160: LargeCentre };

/** What stands in the middle of a dial: agreement with its state's shape, or that too few reports speak. */
export function DialCentre({ size, agreement }: { size: DialSize; agreement: Agreement | null }) {
  const Centre = CENTRES[size];
  return <Centre agreement={agreement} />;
}
