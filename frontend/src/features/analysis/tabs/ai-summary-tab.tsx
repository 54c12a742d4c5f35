import type { Persona, StoryAnalysis } from '@360/contracts/analysis';
import { Cited } from '../../../components/evidence/cited.tsx';
import { confidenceLevel } from '../../../components/evidence/confidence-level.ts';
import { Notice } from '../../../components/ui/notice.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Abstentions } from '../abstentions.tsx';
import { failureText } from '../failure-text.ts';
import { Needs } from '../needs.tsx';
import { OutdatedLine } from '../outdated-line.tsx';
import { ReadingSkeleton, ReadingTitle } from '../reading-section.tsx';
import { ScoreParts } from '../score-scale.tsx';
import type { Reading } from '../use-reading.ts';
import { WriterLine } from '../writer-line.tsx';

function Foot({ persona, reading }: { persona: Persona; reading: NonNullable<Reading['data']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { confidence, analysisMetrics: metrics, writer } = reading;
  return (
    <div className="an-three an-part">
      <section>
        <h3 className="label">{t('analysis.ai.how')}</h3>
        <p className="mt-1 text-ink-2">{t(`analysis.personaText.${persona}`)}</p>
      </section>
      <section>
        <h3 className="label num">
          {t('analysis.confidence')}: {t(`analysis.level.${confidenceLevel(confidence)}`)},{' '}
          {format.percent(confidence * 100)}
        </h3>
        <p className="num mt-1 text-ink-2">
          {t('analysis.ai.metrics', {
            claims: format.count('analysis.claims', metrics.claims),
            contested: format.number(metrics.contested),
            passages: format.number(metrics.passages),
          })}
        </p>
        <ScoreParts score={metrics.confidence} />
      </section>
      <section>
        <h3 className="label">{t(writer.provider === 'local' ? 'analysis.ai.local' : 'analysis.ai.provider')}</h3>
        <WriterLine data={reading} />
      </section>
    </div>
  );
}

/** The persona's whole reading of the story: its first sentence as the finding, then the rest. */
export function AiSummaryTab({
  analysis,
  persona,
  reading,
}: {
  analysis: StoryAnalysis;
  persona: Persona;
  reading: Reading;
}) {
  const { t } = useTranslation();
  const { data, error, pending, retry } = reading;
  const [finding, ...rest] = data?.sentences ?? [];
  return (
    <section aria-live="polite" className="an-ai">
      <ReadingTitle persona={persona} />
      {pending && <ReadingSkeleton />}
      {!pending && error && <Notice text={failureText(error, 'ai-summary', t)} onRetry={retry} />}
      {!pending && data && (
        <>
          <OutdatedLine reading={reading} />
          {data.abstained && <Needs {...data.abstained} />}
          {finding && (
            <p className="an-finding">
              <Cited sentence={finding} />
            </p>
          )}
          {rest.map((sentence) => (
            <p key={sentence.text} className="an-prose">
              <Cited sentence={sentence} />
            </p>
          ))}
          <Foot persona={persona} reading={data} />
        </>
      )}
      <Abstentions analysis={analysis} place="ai-summary" />
    </section>
  );
}
