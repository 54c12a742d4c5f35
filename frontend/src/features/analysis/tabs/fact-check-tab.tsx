import type { ClaimState, FactCheck, StoryAnalysis } from '@360/contracts/analysis';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Abstentions } from '../abstentions.tsx';
import { ClaimMark, claimClass } from '../claim-mark.tsx';
import { MatrixSection } from './matrix-section.tsx';
import { CorrectionFigure, VelocityFigure } from './velocity-aside.tsx';

const COUNTS = [
  ['verified', 'agreed'],
  ['underReview', 'single-source'],
  ['disputed', 'contested'],
  ['withdrawn', 'withdrawn'],
] as const satisfies readonly (readonly [keyof FactCheck, ClaimState])[];

/** The claims by what the reports do with them, how fast reports come and are corrected, and who says what. */
export function FactCheckTab({ analysis }: { analysis: StoryAnalysis }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { factCheck } = analysis;
  return (
    <>
      <dl className="an-counts num">
        {COUNTS.map(([name, state]) => (
          <div key={name}>
            <dt className={`an-state ${claimClass(state)}`}>
              <ClaimMark state={state} />
              {t(`analysis.fact.${name}`)}
            </dt>
            <dd>{format.number(factCheck[name])}</dd>
          </div>
        ))}
        <div>
          <dt className="text-ink-2">{t('analysis.fact.opinion')}</dt>
          <dd>{format.number(factCheck.opinion)}</dd>
        </div>
      </dl>
      <div className="an-pair an-part">
        <section>
          <h3 className="label">{t('analysis.velocity.title')}</h3>
          <VelocityFigure analysis={analysis} />
        </section>
        <section>
          <h3 className="label">{t('analysis.corrections.title')}</h3>
          <CorrectionFigure factCheck={factCheck} />
        </section>
      </div>
      <MatrixSection analysis={analysis} />
      {analysis.claims.length === 0 && (
        <Abstentions analysis={analysis} place="fact-check" empty="analysis.empty.claims" />
      )}
    </>
  );
}
