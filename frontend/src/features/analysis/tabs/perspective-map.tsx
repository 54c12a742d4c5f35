import type { Perspective } from '@360/contracts/analysis';
import { ChartSection } from '../../../components/charts/chart-section.tsx';
import { DataTable } from '../../../components/charts/data-table.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { labelPlaces } from './label-places.ts';

const LABELLED = 10;
/** The part of the scale that is drawn begins at a multiple of this. */
const GRAIN = 20;
/** Of the chart, in pixels, as `charts.css` has it. */
const HEIGHT = 184;

type Placed = Perspective & { objectivityScore: number; factualityScore: number };

const placed = (perspective: Perspective): perspective is Placed =>
  perspective.objectivityScore !== null && perspective.factualityScore !== null;

/** Where a scale begins so that every point is on it, and a share of it from 0 to 100. */
function scaleOf(values: readonly number[]) {
  const from = Math.min(80, Math.floor(Math.max(0, Math.min(...values) - 2) / GRAIN) * GRAIN);
  return { from, share: (value: number) => ((value - from) / (100 - from)) * 100 };
}

function Points({ points }: { points: readonly Placed[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const across = scaleOf(points.map(({ objectivityScore }) => objectivityScore));
  const up = scaleOf(points.map(({ factualityScore }) => factualityScore));
  const heights = points.map(({ factualityScore }) => up.share(factualityScore));
  const labels = labelPlaces(heights);
  const said = points
    .map(
      (point) =>
        `${point.sourceName} ${format.number(point.objectivityScore)}, ${format.number(point.factualityScore)}`,
    )
    .join('; ');
  return (
    <div className="an-map" role="img" aria-label={t('analysis.map.said', { points: said })}>
      <span className="an-map-y">↑ {t('analysis.factuality')}</span>
      <span className="an-map-x">
        {t('analysis.objectivity')} <span className="flip inline-block">→</span>
      </span>
      <span className="an-map-0 num">{format.number(across.from)}</span>
      <span className="an-map-low num">{format.number(up.from)}</span>
      <span className="an-map-high num">{format.number(100)}</span>
      {points.map((point, at) => {
        const x = across.share(point.objectivityScore);
        const height = heights[at] ?? 0;
        const lower = ((height - (labels[at] ?? 0)) / 100) * HEIGHT;
        return (
          <span
            key={point.id}
            className={x > 60 ? 'an-point an-point-end' : 'an-point'}
            style={{ insetInlineStart: `${x}%`, insetBlockEnd: `${height}%` }}
          >
            {points.length <= LABELLED && (
              <span className="an-point-name" style={{ translate: `0 ${lower}px` }}>
                <bdi>{point.sourceName}</bdi>
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** Each outlet by its two scores. */
export function PerspectiveMap({ perspectives }: { perspectives: readonly Perspective[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const points = perspectives.filter(placed);
  if (points.length < 2) return <p className="text-ink-2">{t('analysis.map.thin')}</p>;
  const title = t('analysis.map.title');
  return (
    <ChartSection
      title={title}
      chart={<Points points={points} />}
      table={
        <DataTable
          caption={title}
          columns={[t('analysis.col.outlet'), t('analysis.objectivity'), t('analysis.factuality')]}
          rows={points.map((point) => ({
            key: point.id,
            cells: [
              <bdi key="name">{point.sourceName}</bdi>,
              format.number(point.objectivityScore),
              format.number(point.factualityScore),
            ],
          }))}
        />
      }
    />
  );
}
