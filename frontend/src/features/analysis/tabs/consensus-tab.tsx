import type { ConsensusPoint, Persona, StoryAnalysis } from '@360/contracts/analysis';
import type { ReactNode } from 'react';
import { ChartSection } from '../../../components/charts/chart-section.tsx';
import { DataTable } from '../../../components/charts/data-table.tsx';
import { Cited } from '../../../components/evidence/cited.tsx';
import { AgreementMeter } from '../../../components/ui/agreement-meter.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Abstentions } from '../abstentions.tsx';
import { ClaimMark, claimClass } from '../claim-mark.tsx';
import { orderedFor } from './ordered-for.ts';
import { CrossMark } from './stance-mark.tsx';

const stateOf = (point: ConsensusPoint) => (point.contradicting > 0 ? 'contested' : 'agreed');

function PointRow({ point }: { point: ConsensusPoint }) {
  const { t } = useTranslation();
  const format = useFormat();
  const state = stateOf(point);
  return (
    <li className="an-claim" data-claim={point.claimId}>
      <span className={`pt-1.5 ${claimClass(state)}`} title={t(`state.${state}`)}>
        <ClaimMark state={state} />
      </span>
      <div>
        <p className="an-claim-t">
          <Cited sentence={point.sentence} />
        </p>
        <p className="mt-1 text-12 text-ink-2">
          <bdi>{format.list(point.supportingSources)}</bdi>
        </p>
        {point.conflictingSources.length > 0 && (
          <p className="an-state text-12 text-contested">
            <CrossMark />
            <span className="sr-only">{t('analysis.against')}</span>
            <bdi>{format.list(point.conflictingSources)}</bdi>
          </p>
        )}
      </div>
      <div className={claimClass(state)}>
        <AgreementMeter supporting={point.supporting} against={point.contradicting} />
        <p className="an-share num">
          <b>{format.percent(point.agreement)}</b>{' '}
          <span className="text-12 text-ink-2">
            {t('analysis.counts', {
              supporting: format.number(point.supporting),
              against: format.number(point.contradicting),
            })}{' '}
            · {t('analysis.interval', { low: format.percent(point.low), high: format.percent(point.high) })}
          </span>
        </p>
      </div>
    </li>
  );
}

function PointTable({ points, title }: { points: readonly ConsensusPoint[]; title: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = ['claim', 'agreement', 'interval', 'supporting', 'conflicting'];
  return (
    <DataTable
      caption={title}
      columns={names.map((name) => t(`analysis.col.${name}`))}
      rows={points.map((point) => ({
        key: point.claimId,
        cells: [
          <span key="claim" dir="auto">
            {point.claim}
          </span>,
          format.percent(point.agreement),
          t('analysis.interval', { low: format.percent(point.low), high: format.percent(point.high) }),
          <bdi key="for">{format.list(point.supportingSources)}</bdi>,
          <bdi key="against">{format.list(point.conflictingSources)}</bdi>,
        ],
      }))}
    />
  );
}

interface ConsensusProps {
  analysis: StoryAnalysis;
  persona: Persona;
  after: ReactNode;
}

/** How far the reports agree, claim by claim, in the order in which the persona would ask. */
export function ConsensusTab({ analysis, persona, after }: ConsensusProps) {
  const { t } = useTranslation();
  const points = orderedFor(persona, analysis.consensusPoints);
  const title = t('analysis.consensusTitle');
  return (
    <>
      {points.length > 0 && (
        <ChartSection
          title={title}
          chart={
            <ul>
              {points.map((point) => (
                <PointRow key={point.claimId} point={point} />
              ))}
            </ul>
          }
          table={<PointTable points={points} title={title} />}
        />
      )}
      <Abstentions
        analysis={analysis}
        place="consensus"
        {...(points.length === 0 && { empty: 'analysis.empty.consensus' })}
      />
      {after}
    </>
  );
}
