import type { Reading } from '@360/contracts/account';
import { useMemo } from 'react';
import { ChartSection } from '../../components/charts/chart-section.tsx';
import { DataTable } from '../../components/charts/data-table.tsx';
import { localeFor } from '../../lib/format.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { type DayCell, dayGrid, WEEKS } from './day-grid.ts';

/** Rows that are named beside the grid: the first, third and fifth day of a week. */
const NAMED = [0, 2, 4];

function useDayNames() {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const locale = localeFor(i18n.language);
    const made = (parts: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
      return (day: string) => format.format(new Date(`${day}T12:00:00Z`));
    };
    return {
      weekday: made({ weekday: 'short' }),
      month: made({ month: 'short' }),
      date: made({ weekday: 'short', day: 'numeric', month: 'long' }),
    };
  }, [i18n.language]);
}

function Grid({ cells, said }: { cells: readonly DayCell[]; said: string }) {
  const names = useDayNames();
  const format = useFormat();
  const { t } = useTranslation();
  const told = ({ day, reports, active }: DayCell) =>
    `${names.date(day)}: ${active && reports === 0 ? t('profile.days.onlyActive') : format.count('profile.days.read', reports)}`;
  return (
    <div className="pf-days" role="img" aria-label={said}>
      {NAMED.map((row) => (
        <span key={row} className="pf-days-n" style={{ gridRow: row + 1 }}>
          {names.weekday(cells[row]?.day ?? '')}
        </span>
      ))}
      {cells.map((cell, at) => (
        <i
          key={cell.day}
          style={{ gridColumn: Math.floor(at / 7) + 2, gridRow: (at % 7) + 1 }}
          data-level={cell.level}
          data-active={cell.active}
          hidden={cell.ahead}
          title={told(cell)}
        />
      ))}
      <span className="pf-days-m" style={{ gridColumn: `2 / span ${WEEKS / 2}` }}>
        {names.month(cells[0]?.day ?? '')}
      </span>
      <span className="pf-days-m text-end" style={{ gridColumn: `${WEEKS / 2 + 2} / -1` }}>
        {names.month(cells.at(-1)?.day ?? '')}
      </span>
    </div>
  );
}

/** On which days the reader was active, and how much they read on them: the last eighteen weeks, a column each. */
export function DaysChart({ reading }: { reading: Pick<Reading, 'today' | 'days'> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = useDayNames();
  const cells = useMemo(() => dayGrid(reading), [reading]);
  const active = cells.filter((cell) => cell.active);
  const longest = active.toSorted((a, b) => b.reports - a.reports)[0];
  const title = t('profile.days.title');
  const span = format.count('profile.days.weeks', WEEKS);
  if (!longest)
    return (
      <>
        <h2 className="label">{title}</h2>
        <p className="pf-none">{t('profile.days.none', { span })}</p>
      </>
    );
  const most = t('profile.days.most', {
    day: names.date(longest.day),
    read: format.count('profile.days.read', longest.reports),
  });
  const outlined = active.some(({ reports }) => reports === 0) && t('profile.days.outlined');
  const hint = [longest.reports > 0 && most, outlined].filter(Boolean).join(' ');
  const said = `${format.count('profile.days.said', active.length, { span })} ${hint}`;
  return (
    <ChartSection
      title={title}
      level={2}
      note={span}
      chart={
        <>
          <Grid cells={cells} said={said} />
          <p className="pf-hint">{hint}</p>
        </>
      }
      table={
        <DataTable
          caption={title}
          columns={[t('profile.days.day'), t('profile.reports')]}
          rows={active
            .toReversed()
            .map(({ day, reports }) => ({ key: day, cells: [names.date(day), format.number(reports)] }))}
        />
      }
    />
  );
}
