import type { CivMember } from '@360/contracts/civ';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { FIELD, gridOf, likelyRange, lowestShown, radiusOf, xOf, yOf } from './calibration-scale.ts';

type Bin = CivMember['calibration'][number];

const BOTTOM = FIELD.top + FIELD.height;
const END = FIELD.left + FIELD.width;

function Grid({ lowest }: { lowest: 0 | 40 }) {
  const format = useFormat();
  return gridOf(lowest).map((line) => (
    <g key={line}>
      <path
        className="cv-grid"
        d={`M${xOf(line, lowest)} ${FIELD.top}V${BOTTOM}M${FIELD.left} ${yOf(line, lowest)}H${END}`}
      />
      <text x={xOf(line, lowest)} y={BOTTOM + 16} textAnchor="middle">
        {format.number(line)}
      </text>
      <text x={FIELD.left - 8} y={yOf(line, lowest) + 4} textAnchor="end">
        {format.number(line)}
      </text>
    </g>
  ));
}

function Point({ bin, bins, lowest }: { bin: Bin; bins: readonly Bin[]; lowest: 0 | 40 }) {
  const { from, to } = likelyRange(bin);
  return (
    <>
      <path className="cv-range" d={`M${xOf(bin.said, lowest)} ${yOf(from, lowest)}V${yOf(to, lowest)}`} />
      <circle cx={xOf(bin.said, lowest)} cy={yOf(bin.right, lowest)} r={radiusOf(bin, bins)} />
    </>
  );
}

/** How often a member was right by how sure they had said to be, with the range that so few reviews leave open. */
export function CalibrationChart({ bins }: { bins: readonly Bin[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const lowest = lowestShown(bins);
  const line = bins.map(({ said, right }) => `${xOf(said, lowest)} ${yOf(right, lowest)}`).join('L');
  const points = bins.map(({ said, right }) =>
    t('civ.calibration.point', { said: format.percent(said), right: format.percent(right) }),
  );
  return (
    <figure className="cv-cal" dir="ltr">
      <figcaption className="label">
        <bdi>{t('civ.calibration.rightAxis')}</bdi>
      </figcaption>
      <svg viewBox="0 0 300 246" role="img" aria-label={t('civ.calibration.sentence', { points: format.list(points) })}>
        <Grid lowest={lowest} />
        <path className="cv-ideal" d={`M${FIELD.left} ${BOTTOM}L${END} ${FIELD.top}`} />
        <path className="cv-line" d={`M${line}`} />
        {bins.map((bin) => (
          <Point key={bin.said} bin={bin} bins={bins} lowest={lowest} />
        ))}
      </svg>
      <p className="label cv-cal-x" aria-hidden>
        <bdi>{t('civ.calibration.saidAxis')}</bdi>
      </p>
    </figure>
  );
}
