import type { Trend } from '@360/contracts/trending';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const decimals = (value: number): number => Math.round(value * 10) / 10;

/** Why a story stands where it does: the three parts of its score, drawn to scale, with the figures they come from. */
export function TrendWhy({ trend, most }: { trend: Trend; most: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { points, engagement, velocityPerHour, ageHours, score } = trend;
  const rows = [
    { name: 'engagement', points: points.engagement, from: format.count('trending.actions', engagement) },
    {
      name: 'velocity',
      points: points.velocity,
      from:
        velocityPerHour === null
          ? t('trending.tooFew')
          : t('trending.perHour', { rate: format.number(decimals(velocityPerHour)) }),
    },
    {
      name: 'age',
      points: -points.age,
      from: t('trending.lastReport', { hours: format.number(Math.round(ageHours)) }),
    },
  ];
  return (
    <details className="tr-why">
      <summary>{t('trending.why')}</summary>
      <dl>
        {rows.map((row) => (
          <div key={row.name} className={`tr-part tr-${row.name}`}>
            <dt>
              {t(`trending.part.${row.name}`)}
              <small>{row.from}</small>
            </dt>
            <dd>
              <span className="tr-bar" aria-hidden>
                <i style={{ inlineSize: `${Math.min(100, (Math.abs(row.points) / most) * 100)}%` }} />
              </span>
              <b className="num">{format.number(decimals(row.points))}</b>
            </dd>
          </div>
        ))}
        <div className="tr-part">
          <dt>{t('trending.score')}</dt>
          <dd>
            <b className="num">{format.number(decimals(score))}</b>
          </dd>
        </div>
      </dl>
    </details>
  );
}
