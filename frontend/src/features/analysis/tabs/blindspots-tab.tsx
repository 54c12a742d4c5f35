import type { BlindspotDetail, StoryAnalysis } from '@360/contracts/analysis';
import type { ReactNode } from 'react';
import { ChartSection } from '../../../components/charts/chart-section.tsx';
import { DataTable } from '../../../components/charts/data-table.tsx';
import { Cited } from '../../../components/evidence/cited.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Abstentions } from '../abstentions.tsx';
import { EffectBar, effectReach } from './effect-bar.tsx';
import { ImpactLevel } from './impact-level.tsx';
import { SilenceList } from './silence-list.tsx';
import { useSubject } from './use-subject.ts';

function SpotRow({ spot, reach }: { spot: BlindspotDetail; reach: number }) {
  const { t } = useTranslation();
  const subject = useSubject();
  return (
    <li className="an-spot">
      <ImpactLevel impact={spot.impact} />
      <div>
        <p className="an-claim-t">
          <Cited sentence={spot.sentence} />
        </p>
        <p className="mt-1 text-12 text-ink-3">
          {t(`analysis.axis.${spot.axis}`)} · <bdi>{subject(spot)}</bdi>
        </p>
      </div>
      <EffectBar spot={spot} reach={reach} />
    </li>
  );
}

function SpotTable({ spots, title }: { spots: readonly BlindspotDetail[]; title: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const subject = useSubject();
  const decimal = (value: number) => format.number(Math.round(value * 100) / 100);
  return (
    <DataTable
      caption={title}
      columns={['missing', 'impact', 'observed', 'usual', 'effect', 'interval'].map((name) =>
        t(`analysis.col.${name}`),
      )}
      rows={spots.map((spot) => ({
        key: `${spot.axis} ${spot.subject}`,
        cells: [
          `${t(`analysis.axis.${spot.axis}`)} · ${subject(spot)}`,
          t(`analysis.impactLevel.${spot.impact}`),
          format.percent(spot.observed * 100),
          format.percent(spot.expected * 100),
          decimal(spot.effect),
          t('analysis.interval', { low: decimal(spot.low), high: decimal(spot.high) }),
        ],
      }))}
    />
  );
}

/** What the coverage leaves out against what is usual, strongest first, and who has not reported it. */
export function BlindspotsTab({ analysis, after }: { analysis: StoryAnalysis; after: ReactNode }) {
  const { t } = useTranslation();
  const spots = analysis.blindspotDetails;
  const title = t('analysis.blindspotsTitle');
  const reach = effectReach(spots);
  return (
    <>
      {spots.length > 0 && (
        <ChartSection
          title={title}
          note={t('analysis.effectNote')}
          chart={
            <ol>
              {spots.map((spot) => (
                <SpotRow key={`${spot.axis} ${spot.subject}`} spot={spot} reach={reach} />
              ))}
            </ol>
          }
          table={<SpotTable spots={spots} title={title} />}
        />
      )}
      <Abstentions
        analysis={analysis}
        place="blindspots"
        {...(spots.length === 0 && { empty: 'analysis.empty.blindspots' })}
      />
      <SilenceList outlets={analysis.silence} />
      {after}
    </>
  );
}
