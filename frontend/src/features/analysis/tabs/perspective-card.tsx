import type { Perspective } from '@360/contracts/analysis';
import { useRef } from 'react';
import { ApproachMark } from '../../../components/dial/approach-mark.tsx';
import { CitedText } from '../../../components/evidence/cited.tsx';
import { EvidenceMarker } from '../../../components/evidence/evidence-marker.tsx';
import { OutLink } from '../../../components/ui/out-link.tsx';
import { useNoted } from '../../../lib/activity.ts';
import type { Noted } from '../../../lib/activity-waiting.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useSeen } from '../../../lib/use-seen.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ScoreScale } from '../score-scale.tsx';

const QUOTES = 2;

const exploring = (storyId: string, { outletId, sourceName, itemIds }: Perspective): Noted => ({
  kind: 'perspective',
  subject: `${storyId}/${outletId}`,
  title: sourceName,
  itemId: itemIds[0] ?? null,
});

function Outlet({ perspective }: { perspective: Perspective }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { sourceName, country, journalismType, analysisApproach, copyOf } = perspective;
  const kind = t(`analysis.journalism.${journalismType}`);
  return (
    <div>
      <h3 className="an-outlet">
        <span className="mast" aria-hidden>
          {sourceName.replace(/^the /i, '').charAt(0)}
        </span>
        <bdi>{sourceName}</bdi>
      </h3>
      <p className="mt-1 text-12 text-ink-3">{country ? `${format.country(country)} · ${kind}` : kind}</p>
      {analysisApproach && (
        <p className="an-state mt-2 text-12">
          <ApproachMark approach={analysisApproach} />
          {t(`approach.${analysisApproach}`)}
        </p>
      )}
      {copyOf && <p className="mt-1 text-12 text-ink-2">{t('analysis.repeats', { outlet: copyOf })}</p>}
    </div>
  );
}

function Words({ perspective }: { perspective: Perspective }) {
  const { t } = useTranslation();
  if (perspective.loadedWords.length === 0) return null;
  const passages = Map.groupBy(perspective.loadedWords, ({ word }) => word);
  return (
    <p className="an-words">
      <span className="text-12 text-ink-3">{t('analysis.loadedWords')}</span>
      {[...passages].map(([word, uses]) => (
        <EvidenceMarker
          key={word}
          passageIds={[...new Set(uses.map(({ passage }) => passage))]}
          className="an-word"
          label={word}
        >
          <bdi>{word}</bdi>
        </EvidenceMarker>
      ))}
    </p>
  );
}

/** One outlet's way to tell it: what it looks at, what it says, whom it quotes, which words weigh, and its two scores. */
export function PerspectiveCard({ storyId, perspective }: { storyId: string; perspective: Perspective }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { summary, keyQuotes, objectivity, factuality, url, publishedAt } = perspective;
  const card = useRef<HTMLElement>(null);
  const seen = useSeen(card);
  useNoted(seen ? exploring(storyId, perspective) : null);
  return (
    <article className="an-persp" ref={card}>
      <Outlet perspective={perspective} />
      <div>
        {summary.length > 0 && (
          <p className="an-prose">
            <CitedText sentences={summary} />
          </p>
        )}
        {keyQuotes.slice(0, QUOTES).map((quote) => (
          <blockquote key={quote.passage + quote.text} className="an-quote">
            <span dir="auto">{quote.text}</span>
            <EvidenceMarker passageIds={[quote.passage]} />
            {quote.speaker && (
              <footer>
                <bdi>{quote.speaker}</bdi>
              </footer>
            )}
          </blockquote>
        ))}
        <Words perspective={perspective} />
      </div>
      <div className="flex flex-col gap-2">
        <ScoreScale name={t('analysis.objectivity')} score={objectivity} />
        <ScoreScale name={t('analysis.factuality')} score={factuality} />
        <p className="text-12 text-ink-3">
          <time dateTime={publishedAt}>{format.dateTime(publishedAt)}</time>
        </p>
        <OutLink className="link an-open text-12" href={url}>
          {t('analysis.readAt')}
        </OutLink>
      </div>
    </article>
  );
}
