import type { Perspective, StoryAnalysis } from '@360/contracts/analysis';
import type { CrossCompareResponse } from '@360/contracts/personas';
import type { Story } from '@360/contracts/stories';
import { PERSONAS } from '@360/contracts/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Cited } from '../../../components/evidence/cited.tsx';
import { MorePassages } from '../../../components/evidence/evidence-scope.tsx';
import { PersonaMark } from '../../../components/ui/persona-mark.tsx';
import { StateMark } from '../../../components/ui/state-mark.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { comparisonQuery } from '../queries.ts';
import { ReadingSkeleton } from '../reading-section.tsx';
import { LocalComparison } from './local-comparison.tsx';

const POINTS = 2;

function PersonaColumns({ comparison }: Pick<CrossCompareResponse, 'comparison'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="an-three">
      {PERSONAS.map((persona) => {
        const { confidence, characteristics } = comparison.personaComparison[persona];
        return (
          <div key={persona}>
            <h4 className={`an-state persona-${persona}`}>
              <PersonaMark persona={persona} />
              {t(`analysis.persona.${persona}`)}{' '}
              <span className="num text-ink-3">{format.percent(confidence * 100)}</span>
            </h4>
            <p className="mt-1 text-ink-2">{t(`analysis.personaText.${persona}`)}</p>
            <ul className="mt-1 text-12 text-ink-3" lang="en" dir="auto">
              {characteristics.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

type Divergence = CrossCompareResponse['comparison']['comparisonMetrics']['divergencePoints'][number];

function DivergenceItem({ point }: { point: Divergence }) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = format.list(point.personas.map((persona) => t(`analysis.persona.${persona}`)));
  return (
    <li>
      <p className="an-state flex-wrap text-12 text-ink-2">
        {point.personas.map((persona) => (
          <PersonaMark key={persona} persona={persona} />
        ))}
        {t(point.kind === 'contradict' ? 'analysis.cross.contradict' : 'analysis.cross.onlyOne', { personas: names })}
      </p>
      {point.sentences.length === 0 && <span dir="auto">{point.text}</span>}
      {point.sentences.map((sentence) => (
        <p key={sentence.text}>
          <Cited sentence={sentence} />
        </p>
      ))}
    </li>
  );
}

function Answer({ answer }: { answer: CrossCompareResponse }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { averageConfidence, consensusPoints, divergencePoints } = answer.comparison.comparisonMetrics;
  return (
    <MorePassages passages={answer.passages}>
      <p className="num mt-1 text-12 text-ink-3">
        {t('analysis.cross.average', { percent: format.percent(averageConfidence * 100) })}
      </p>
      <div className="an-pair">
        <section>
          <h4 className="an-state text-agreed">
            <StateMark state="agreed" />
            {t('analysis.cross.same')}
          </h4>
          <ul className="an-small-serif" data-points="consensus">
            {consensusPoints.slice(0, POINTS).map((sentence) => (
              <li key={sentence.text}>
                <Cited sentence={sentence} />
              </li>
            ))}
          </ul>
          {consensusPoints.length === 0 && <p className="text-ink-2">{t('analysis.cross.noSame')}</p>}
        </section>
        <section>
          <h4 className="an-state text-contested">
            <StateMark state="contested" />
            {t('analysis.cross.part')}
          </h4>
          <ul className="an-small-serif" data-points="divergence">
            {divergencePoints.slice(0, POINTS).map((point) => (
              <DivergenceItem key={point.text} point={point} />
            ))}
          </ul>
          {divergencePoints.length === 0 && <p className="text-ink-2">{t('analysis.cross.noPart')}</p>}
        </section>
      </div>
      <PersonaColumns comparison={answer.comparison} />
    </MorePassages>
  );
}

interface CrossPersonaProps {
  story: Story;
  analysis: StoryAnalysis;
  first: Perspective;
  second: Perspective;
}

/** The three personas on one set of evidence: opened and closed, and asked for when it is first opened. */
export function CrossPersona({ story, analysis, first, second }: CrossPersonaProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const title = useId();
  const { data, isError, isPending } = useQuery({ ...comparisonQuery(story), enabled: open });
  return (
    <section className="an-cross" aria-labelledby={title}>
      <div className="chart-h">
        <h3 className="head-18" id={title}>
          {t('analysis.cross.title')}
        </h3>
        <button type="button" className="btn" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'analysis.cross.hide' : 'analysis.cross.show')}
        </button>
      </div>
      {open && isPending && <ReadingSkeleton />}
      {open && isError && <LocalComparison analysis={analysis} first={first} second={second} />}
      {open && data && <Answer answer={data} />}
    </section>
  );
}
