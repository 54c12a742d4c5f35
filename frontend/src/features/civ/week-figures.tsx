import type { CivStatus } from '@360/contracts/civ';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

type Week = CivStatus['stats']['week'];

const FIGURES = ['flagged', 'settled', 'upheld', 'median'] as const;
const MINUTES = 60;

function useFigure(week: Week): (figure: (typeof FIGURES)[number]) => string {
  const format = useFormat();
  return (figure) => {
    if (figure !== 'median') return format.number(week[figure]);
    return week.medianHours === null ? '–' : format.lag(Math.max(1, Math.round(week.medianHours * MINUTES)));
  };
}

function Figures({ week }: { week: Week }) {
  const { t } = useTranslation();
  const figureOf = useFigure(week);
  return (
    <dl className="cj-figs">
      {FIGURES.map((figure) => (
        <div key={figure}>
          <dt>{t(`civ.week.${figure}`)}</dt>
          <dd className="num">{figureOf(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What came to the community in the last seven days and what became of it; null while that is on its way. */
export function WeekFigures({ stats }: { stats: CivStatus['stats'] | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const week = stats?.week;
  const idle = week && week.flagged === 0 && week.settled === 0;
  return (
    <section className="mt-12" aria-busy={stats === null}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="label">{t('civ.week.title')}</h2>
        {stats && <span className="text-12 text-ink-3">{format.count('civ.join.members', stats.members)}</span>}
      </div>
      {!week && <span className="cj-figs cj-figs-wait skel" aria-hidden />}
      {idle && <p className="cs-none">{t('civ.week.none')}</p>}
      {week && !idle && <Figures week={week} />}
    </section>
  );
}
