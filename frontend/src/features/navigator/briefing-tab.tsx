import { Link } from '@tanstack/react-router';
import { CitedText } from '../../components/evidence/cited.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Blindspots } from './blindspots.tsx';
import { Consensus } from './consensus.tsx';
import { Contradictions } from './contradictions.tsx';
import { Figures, Origins } from './figures.tsx';
import type { KeptResult } from './kept-result.ts';
import { PersonaCards } from './persona-cards.tsx';

const FIRST = 3;

function Summary({ result }: { result: KeptResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { briefing, at } = result;
  const { topic, executiveSummary, summarySentences, metadata } = briefing;
  return (
    <section>
      <p className="text-12 text-ink-3">{t('navigator.askedAt', { time: format.time(at) })}</p>
      <h1 className="head-36 mt-1" dir="auto">
        {topic}
      </h1>
      <h2 className="label mt-4">{t('navigator.summary')}</h2>
      <p className="lede mt-1">
        {summarySentences.length > 0 ? (
          <CitedText sentences={summarySentences} />
        ) : (
          <span dir="auto">{executiveSummary}</span>
        )}
      </p>
      {metadata.understood && metadata.understood !== topic && (
        <p className="mt-2 text-12 text-ink-3">
          {t('navigator.understood')} <bdi>{metadata.understood}</bdi>
        </p>
      )}
    </section>
  );
}

function Stories({ result }: { result: KeptResult }) {
  const { t } = useTranslation();
  const { stories } = result.briefing.metadata;
  if (stories.length === 0) return null;
  return (
    <>
      <h2 className="label mt-6">{t('navigator.stories')}</h2>
      <ul className="mt-2">
        {stories.map(({ id, title }) => (
          <li className="nv-story" key={id}>
            <Link to="/story/$storyId" params={{ storyId: id }} search={{}} className="link" dir="auto">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The briefing at a glance: summary and figures first, then three readings, what is agreed, disputed and missing. */
export function BriefingTab({ result }: { result: KeptResult }) {
  const { t } = useTranslation();
  const { personaAnalysis, semanticAnalysis } = result.briefing;
  return (
    <>
      <div className="nv-two">
        <Summary result={result} />
        <Figures briefing={result.briefing} />
      </div>
      <h2 className="head-22 mt-6">{t('navigator.readings')}</h2>
      <PersonaCards analysis={personaAnalysis} whole={false} />
      <div className="nv-two mt-8">
        <section>
          <h2 className="head-22">{t('navigator.consensus')}</h2>
          <Consensus points={semanticAnalysis.consensus.slice(0, FIRST)} />
          <h2 className="head-22 mt-6">{t('navigator.contradictions')}</h2>
          <Contradictions list={semanticAnalysis.contradictions.slice(0, FIRST)} />
        </section>
        <aside aria-label={t('navigator.beside')}>
          <Origins briefing={result.briefing} />
          <h2 className="label mt-6">{t('navigator.blindspots')}</h2>
          <Blindspots list={semanticAnalysis.blindspots.slice(0, FIRST)} />
          <Stories result={result} />
        </aside>
      </div>
    </>
  );
}
