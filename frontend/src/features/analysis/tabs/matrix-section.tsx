import type { Claim, StoryAnalysis } from '@360/contracts/analysis';
import { useState } from 'react';
import { ChartSection } from '../../../components/charts/chart-section.tsx';
import { DataTable } from '../../../components/charts/data-table.tsx';
import { EvidenceMarker } from '../../../components/evidence/evidence-marker.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ClaimMark, ClaimStateLabel, claimClass } from '../claim-mark.tsx';
import { type Cell, cellOf, type MatrixOutlet, matrixClaims, matrixOutlets } from './matrix.ts';
import { CrossMark, DiscMark } from './stance-mark.tsx';

const AT_FIRST = 12;

function CellMark({ cell, claim, outlet }: { cell: Cell; claim: Claim; outlet: MatrixOutlet }) {
  const { t } = useTranslation();
  if (cell.kind === 'silent')
    return (
      <>
        <span aria-hidden>·</span>
        <span className="sr-only">{t('analysis.matrix.silent')}</span>
      </>
    );
  const label = t('analysis.matrix.cell', {
    outlet: outlet.name,
    what: t(`analysis.matrix.${cell.kind}`),
    claim: claim.text,
  });
  return (
    <EvidenceMarker passageIds={[cell.passage]} className={`an-cell an-cell-${cell.kind}`} label={label}>
      {cell.kind === 'denies' ? <CrossMark /> : <DiscMark open={cell.kind === 'repeats'} />}
    </EvidenceMarker>
  );
}

function Matrix({ claims, outlets }: { claims: readonly Claim[]; outlets: readonly MatrixOutlet[] }) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="an-matrix-box" aria-label={t('analysis.matrix.title')} tabIndex={0}>
      <table className="an-matrix">
        <caption className="sr-only">{t('analysis.matrix.title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('analysis.col.claim')}</span>
            </th>
            {outlets.map((outlet) => (
              <th key={outlet.outletId} scope="col">
                <bdi>{outlet.name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {claims.map((claim) => (
            <tr key={claim.id}>
              <th scope="row">
                <span className={claimClass(claim.state)}>
                  <ClaimMark state={claim.state} />
                </span>
                <span className="an-matrix-t" dir="auto" title={claim.text}>
                  {claim.text}
                </span>
              </th>
              {outlets.map((outlet) => (
                <td key={outlet.outletId} className={outlet.copy ? 'an-wire' : undefined}>
                  <CellMark cell={cellOf(claim, outlet)} claim={claim} outlet={outlet} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MatrixTable({ claims, outlets }: { claims: readonly Claim[]; outlets: readonly MatrixOutlet[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = (claim: Claim, kinds: readonly Cell['kind'][]) =>
    format.list(outlets.filter((outlet) => kinds.includes(cellOf(claim, outlet).kind)).map(({ name }) => name));
  return (
    <DataTable
      caption={t('analysis.matrix.title')}
      columns={['claim', 'state', 'supporting', 'conflicting'].map((name) => t(`analysis.col.${name}`))}
      rows={claims.map((claim) => ({
        key: claim.id,
        cells: [
          <span key="claim" dir="auto">
            {claim.text}
          </span>,
          <ClaimStateLabel key="state" state={claim.state} />,
          <bdi key="for">{names(claim, ['says', 'repeats'])}</bdi>,
          <bdi key="against">{names(claim, ['denies'])}</bdi>,
        ],
      }))}
    />
  );
}

function Legend() {
  const { t } = useTranslation();
  return (
    <span className="an-legend">
      <span className="an-state">
        <DiscMark /> {t('analysis.matrix.says')}
      </span>
      <span className="an-state text-contested">
        <CrossMark /> {t('analysis.matrix.denies')}
      </span>
      <span className="an-state">
        <DiscMark open /> {t('analysis.matrix.repeats')}
      </span>
      <span>· {t('analysis.matrix.silent')}</span>
    </span>
  );
}

/** Claims in rows, outlets in columns, and in each cell what one does with the other. */
export function MatrixSection({ analysis }: { analysis: StoryAnalysis }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const claims = matrixClaims(analysis.claims);
  const outlets = matrixOutlets(analysis);
  if (claims.length === 0 || outlets.length === 0) return null;
  const shown = all ? claims : claims.slice(0, AT_FIRST);
  return (
    <>
      <ChartSection
        className="an-part"
        title={t('analysis.matrix.title')}
        note={<Legend />}
        chart={<Matrix claims={shown} outlets={outlets} />}
        table={<MatrixTable claims={shown} outlets={outlets} />}
      />
      {claims.length > AT_FIRST && (
        <button type="button" className="btn mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('analysis.fewer') : format.count('analysis.all', claims.length)}
        </button>
      )}
    </>
  );
}
