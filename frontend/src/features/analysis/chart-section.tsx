import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ChartSectionProps {
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  chart: ReactNode;
  table: ReactNode;
  className?: string;
}

/** Something drawn, which can be read as a table too. */
export function ChartSection({ title, note, chart, table, className }: ChartSectionProps) {
  const { t } = useTranslation();
  const [asTable, setAsTable] = useState(false);
  return (
    <div className={className}>
      <div className="an-chart-h">
        <h3 className="label">{title}</h3>
        <span className="an-chart-n">
          {note}
          <button type="button" className="link an-turn" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? t('analysis.chart') : t('analysis.table')}
          </button>
        </span>
      </div>
      {asTable ? <div className="an-scroll">{table}</div> : chart}
    </div>
  );
}
