import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import './chart-section.css';

interface ChartSectionProps {
  title: string;
  /** The heading's rank on its page. */
  level?: 2 | 3;
  /** Beside the title. */
  note?: ReactNode;
  chart: ReactNode;
  table: ReactNode;
  className?: string;
}

/** Something drawn, which can be read as a table too. Speaks with the strings of `charts`. */
export function ChartSection({ title, level = 3, note, chart, table, className }: ChartSectionProps) {
  const { t } = useTranslation();
  const [asTable, setAsTable] = useState(false);
  const Heading = `h${level}` as const;
  return (
    <div className={className}>
      <div className="chart-h">
        <Heading className="label">{title}</Heading>
        <span className="chart-n">
          {note}
          <button type="button" className="link chart-turn" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? t('charts.chart') : t('charts.table')}
          </button>
        </span>
      </div>
      {asTable ? <div className="chart-scroll">{table}</div> : chart}
    </div>
  );
}
