import { useTranslation } from '../../lib/use-translation.ts';
import { DIAL_MEASURES, polar, type Sector } from './geometry.ts';

const DISTANCE = 11;

function baseline(middle: number): number {
  if (middle === 90 || middle === 270) return 4;
  return middle < 90 || middle > 270 ? 0 : 9;
}

/** Name of one sector beside the large dial, and its figure. */
export function DialLabel({ sector, figure }: { sector: Sector; figure: string }) {
  const { t } = useTranslation();
  const { radius, ring } = DIAL_MEASURES[160];
  const [x, y] = polar(80, radius + ring / 2 + DISTANCE, sector.middle);
  return (
    <text
      className={sector.gap ? 'dial-label dial-label-gap' : 'dial-label'}
      x={x}
      y={y + baseline(sector.middle)}
      textAnchor={sector.middle > 180 ? 'end' : 'start'}
      direction="ltr"
    >
      {t(`approach.${sector.approach}`)} <tspan>{figure}</tspan>
    </text>
  );
}
