import type { Impact, StoryAnalysis } from '@360/contracts/analysis';
import { ChartSection } from '../../../components/charts/chart-section.tsx';
import { DataTable } from '../../../components/charts/data-table.tsx';
import { CitedText } from '../../../components/evidence/cited.tsx';
import { AgreementMeter } from '../../../components/ui/agreement-meter.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Abstentions } from '../abstentions.tsx';

function ImpactRow({ impact }: { impact: Impact }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className="an-impact">
      <div>
        <h4 className="an-claim-t" dir="auto">
          {impact.group}
        </h4>
        <p className="mt-1 text-12 text-ink-3">{t(`analysis.impactKind.${impact.kind}`)}</p>
      </div>
      <div>
        <p className="an-prose">
          <CitedText sentences={impact.sentences} />
        </p>
        {impact.figures.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-2">
            {impact.figures.map((figure) => (
              <bdi className="tag num" key={figure}>
                {figure}
              </bdi>
            ))}
          </p>
        )}
      </div>
      <div className={impact.reports === 1 ? 'text-single' : undefined}>
        <AgreementMeter supporting={impact.reports} against={0} />
        <p className="num mt-1 text-12 text-ink-2">{format.count('analysis.toldBy', impact.reports)}</p>
      </div>
    </li>
  );
}

/** Who and what is affected, by how many reports, with the figures they give. */
export function ImpactTab({ analysis }: { analysis: StoryAnalysis }) {
  const { t } = useTranslation();
  const format = useFormat();
  const inOrder = analysis.impact.toSorted((a, b) => b.reports - a.reports);
  const title = t('analysis.impactTitle');
  if (inOrder.length === 0) return <Abstentions analysis={analysis} place="impact" empty="analysis.empty.impact" />;
  return (
    <>
      <ChartSection
        title={title}
        note={t('analysis.impactNote')}
        chart={
          <ul>
            {inOrder.map((impact) => (
              <ImpactRow key={`${impact.kind} ${impact.group}`} impact={impact} />
            ))}
          </ul>
        }
        table={
          <DataTable
            caption={title}
            columns={['group', 'kind', 'reports', 'figures'].map((name) => t(`analysis.col.${name}`))}
            rows={inOrder.map((impact) => ({
              key: `${impact.kind} ${impact.group}`,
              cells: [
                <bdi key="group">{impact.group}</bdi>,
                t(`analysis.impactKind.${impact.kind}`),
                format.number(impact.reports),
                <bdi key="figures">{format.list(impact.figures)}</bdi>,
              ],
            }))}
          />
        }
      />
      <Abstentions analysis={analysis} place="impact" />
    </>
  );
}
