import type { Coverage } from '@360/contracts/news';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { DialCentre } from './dial-centre.tsx';
import { DialLabel } from './dial-label.tsx';
import { arcPath, DIAL_MEASURES, type DialSize, type Sector, sectorsOf, spokePath } from './geometry.ts';
import { dialText } from './sentence.ts';

interface DialProps {
  size: DialSize;
  /** Null where a report stands alone and nothing is measured: the thin ring with a dash. */
  coverage: Coverage | null;
  labels?: boolean;
}

function SectorMarks({ sector, size }: { sector: Sector; size: DialSize }) {
  const { radius, ring, track } = DIAL_MEASURES[size];
  const centre = size / 2;
  const outside = radius + ring / 2;
  return (
    <>
      {sector.track && <path className="dial-track" strokeWidth={track} d={arcPath(centre, radius, sector.track)} />}
      {sector.arcs.map((span) => (
        <path
          key={span.from}
          className="dial-arc"
          pathLength={1}
          strokeWidth={ring}
          d={arcPath(centre, radius, span)}
        />
      ))}
      {sector.tick !== null && (
        <path
          className="dial-over"
          strokeWidth={2}
          d={spokePath(centre, outside + 2, outside + (size > 56 ? 7 : 4), sector.tick)}
        />
      )}
      {sector.brackets?.map((angle) => (
        <path
          key={angle}
          className="dial-gap"
          strokeWidth={1.5}
          d={spokePath(centre, radius - ring / 2, outside, angle)}
        />
      ))}
    </>
  );
}

/** The 360 dial: place is the approach, length the independent reports, an absent line a blindspot, the centre agreement. Never mirrored. */
export function Dial({ size, coverage, labels = false }: DialProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const sectors = sectorsOf(size, coverage?.approaches ?? {}, coverage?.gaps ?? []);
  const box = labels ? [-58, -14, 288, 188] : [0, 0, size, size];
  return (
    <svg
      className={size === 160 ? 'dial dial-drawn' : 'dial'}
      role="img"
      aria-label={dialText(coverage, t, format)}
      width={box[2]}
      height={box[3]}
      viewBox={box.join(' ')}
    >
      {sectors.map((sector) => (
        <SectorMarks key={sector.approach} sector={sector} size={size} />
      ))}
      {labels && sectors.map((sector) => <DialLabel key={sector.approach} sector={sector} />)}
      <DialCentre size={size} agreement={coverage?.agreement ?? null} />
    </svg>
  );
}
