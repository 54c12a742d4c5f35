import type { ArticleRequest } from '@360/contracts/briefings';
import { FileText } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { withStrings } from '../../lib/i18n.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './article-block.css';
import { CostLine } from './cost-line.tsx';
import { useGeneration } from './use-generation.ts';

const fetchText = withStrings(['article-block', 'evidence', 'analysis'], () => import('./article-text.tsx'));
const ArticleText = lazy(() => fetchText().then((module) => ({ default: module.ArticleText })));
const StandIn = lazy(() => fetchText().then((module) => ({ default: module.StandIn })));

interface BlockProps {
  /** What the article would be about. */
  request: ArticleRequest;
  /** How many reports tell of it. */
  reports: number;
}

function Offer({ reports, onStart }: { reports: number; onStart: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="ab-offer">
      <div className="ab-said">
        <h2 className="label">{t('articleBlock.none')}</h2>
        <p className="mt-1 text-ink-2">{format.count('articleBlock.would', reports)}</p>
        <CostLine />
      </div>
      <button type="button" className="btn" onClick={onStart}>
        <FileText className="icon icon-s" aria-hidden />
        {t('articleBlock.generate')}
      </button>
    </div>
  );
}

/** A full article about a story or a report: offered with what it would do and cost, and written when asked for. */
export function ArticleBlock({ request, reports }: BlockProps) {
  const { t } = useTranslation();
  const { state, start, cancel } = useGeneration(request.storyId ?? request.itemId ?? request.title, request);
  const step = state.name === 'making' ? (state.article?.step ?? 'waiting') : null;
  return (
    <section className="ab" aria-label={t('articleBlock.title')} aria-busy={step !== null}>
      {state.name === 'offer' && <Offer reports={reports} onStart={start} />}
      {state.name === 'making' && (
        <div className="ab-offer">
          <div className="ab-said" aria-live="polite">
            <ProgressBar label={t(`articleBlock.step.${step}`)} percent={state.article?.progress ?? 0} />
          </div>
          <button type="button" className="btn" onClick={cancel}>
            {t('articleBlock.cancel')}
          </button>
        </div>
      )}
      <Suspense fallback={<div className="ab-offer" />}>
        {state.name === 'written' && <ArticleText article={state.article} />}
        {state.name === 'stand-in' && <StandIn title={request.title} summary={request.summary ?? ''} />}
      </Suspense>
    </section>
  );
}
