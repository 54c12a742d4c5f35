import type { Coverage } from '@360/contracts/news';
import type { Approach } from '@360/contracts/vocabulary';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
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

interface RingProps {
  size: DialSize;
  /** How many blocks each sector has. */
  blocks: Readonly<Partial<Record<Approach, number>>>;
  gaps: readonly Approach[];
  /** Everything that is drawn, as a text. */
  said: string;
  /** What stands beside each sector after its name; without, the sectors are not named. */
  labelOf?: (sector: Sector) => string;
  children: ReactNode;
}

/** Six sectors round whatever stands in the centre. Never mirrored. */
export function DialRing({ size, blocks, gaps, said, labelOf, children }: RingProps) {
  const sectors = sectorsOf(size, blocks, gaps);
  const box = labelOf ? [-58, -14, 288, 188] : [0, 0, size, size];
  return (
    <svg
      className={size === 160 ? 'dial dial-drawn' : 'dial'}
      role="img"
      aria-label={said}
      width={box[2]}
      height={box[3]}
      viewBox={box.join(' ')}
    >
      {sectors.map((sector) => (
        <SectorMarks key={sector.approach} sector={sector} size={size} />
      ))}
      {labelOf && sectors.map((sector) => <DialLabel key={sector.approach} sector={sector} figure={labelOf(sector)} />)}
      {children}
    </svg>
  );
}

/** The 360 dial: place is the approach, length the independent reports, an absent line a blindspot, the centre agreement. */
export function Dial({ size, coverage, labels = false }: DialProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <DialRing
      size={size}
      blocks={coverage?.approaches ?? {}}
      gaps={coverage?.gaps ?? []}
      said={dialText(coverage, t, format)}
      {...(labels && { labelOf: ({ reports }) => format.number(reports) })}
    >
      <DialCentre size={size} agreement={coverage?.agreement ?? null} />
    </DialRing>
  );
}
