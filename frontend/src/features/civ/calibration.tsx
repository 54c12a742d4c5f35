import type { CivMember } from '@360/contracts/civ';
import { ChartSection } from '../../components/charts/chart-section.tsx';
import { DataTable } from '../../components/charts/data-table.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { CalibrationChart } from './calibration-chart.tsx';

function Figures({ bins }: { bins: CivMember['calibration'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <DataTable
      caption={t('civ.calibration.title')}
      columns={[t('civ.calibration.said'), t('civ.calibration.right'), t('civ.calibration.reviews')]}
      rows={bins.map(({ said, right, reviews }) => ({
        key: String(said),
        cells: [format.percent(said), format.percent(right), format.number(reviews)],
      }))}
    />
  );
}

/** Whether a member who says to be sure is right that often; said in a sentence where nothing is settled yet. */
export function Calibration({ member }: { member: CivMember }) {
  const { t } = useTranslation();
  const bins = member.calibration.toSorted((one, other) => one.said - other.said);
  if (bins.length === 0)
    return (
      <>
        <h2 className="label">{t('civ.calibration.title')}</h2>
        <p className="mt-2 text-ink-2">{t('civ.calibration.none')}</p>
      </>
    );
  return (
    <>
      <ChartSection
        title={t('civ.calibration.title')}
        level={2}
        chart={<CalibrationChart bins={bins} />}
        table={<Figures bins={bins} />}
      />
      <p className="mt-2 text-12 text-ink-3">{t('civ.calibration.hint')}</p>
    </>
  );
}
