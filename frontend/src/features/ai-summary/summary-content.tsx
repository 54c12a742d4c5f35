import type { SummarizeResponse } from '@360/contracts/ai-summaries';
import type { NewsItem } from '@360/contracts/news';
import { CircleAlert } from 'lucide-react';
import { confidenceLevel } from '../../components/evidence/confidence-level.ts';
import { WriterLine } from '../../components/evidence/writer-line.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Mood } from './mood.tsx';
import { type SummaryState, useSummary } from './use-summary.ts';

const POINTS = 3;

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('aiSummary.loading')}>
      <span className="skel h-4 w-full" />
      <span className="skel mt-2 h-4 w-11/12" />
      <span className="skel mt-2 h-4 w-2/3" />
    </div>
  );
}

function Failure({ name, onRetry }: { name: 'refused' | 'unreached'; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <p className="flex items-center gap-2 text-live" role="alert">
      <CircleAlert className="icon icon-s" aria-hidden />
      <span className="flex-1">{t(`aiSummary.${name}`)}</span>
      <button type="button" className="link" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </p>
  );
}

function Ready({ summary: answer }: { summary: SummarizeResponse }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { summary, keyPoints, sentiment, sentimentWords, confidence, writer } = answer;
  return (
    <>
      <p className="as-text" dir="auto">
        {summary}
      </p>
      {keyPoints.length > 0 && (
        <ul className="as-points" aria-label={t('aiSummary.points')}>
          {keyPoints.slice(0, POINTS).map((point) => (
            <li key={point} dir="auto">
              {point}
            </li>
          ))}
        </ul>
      )}
      <p className="as-foot">
        <Mood sentiment={sentiment} words={sentimentWords} />
        <span className="num text-ink-2">
          {t('evidence.confidence', {
            level: t(`evidence.level.${confidenceLevel(confidence)}`),
            percent: format.percent(confidence * 100),
          })}
        </span>
      </p>
      <WriterLine writer={writer} />
    </>
  );
}

function shown(state: SummaryState, retry: () => void) {
  if (state.name === 'loading') return <Loading />;
  return state.name === 'ready' ? <Ready summary={state.summary} /> : <Failure name={state.name} onRetry={retry} />;
}

/** A report in some sentences, with its points, how it sounds and how sure that is. */
export function SummaryContent({ item }: { item: NewsItem }) {
  const { t } = useTranslation();
  const { state, retry } = useSummary(item);
  return (
    <>
      <h2 className="label mb-2">{t('aiSummary.title')}</h2>
      {shown(state, retry)}
    </>
  );
}
