import type { StoryAnalysis } from '@360/contracts/analysis';
import type { Coverage } from '@360/contracts/news';
import { type ReactNode, useState } from 'react';
import { Dial } from '../../../components/dial/dial.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Abstentions } from '../abstentions.tsx';
import { PerspectiveCard } from './perspective-card.tsx';
import { PerspectiveMap } from './perspective-map.tsx';

const AT_FIRST = 6;

interface PerspectivesProps {
  analysis: StoryAnalysis;
  coverage: Coverage;
  after: ReactNode;
}

/** How each outlet tells it: the whole at a glance, then one after the other, those of their own reporting first. */
export function PerspectivesTab({ analysis, coverage, after }: PerspectivesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const inOrder = analysis.perspectives.toSorted((a, b) => Number(a.copyOf !== null) - Number(b.copyOf !== null));
  const shown = all ? inOrder : inOrder.slice(0, AT_FIRST);
  return (
    <>
      <div className="an-strip">
        <Dial size={160} coverage={coverage} labels />
        <PerspectiveMap perspectives={inOrder} />
      </div>
      <Abstentions
        analysis={analysis}
        place="perspectives"
        {...(inOrder.length === 0 && { empty: 'analysis.empty.perspectives' })}
      />
      {shown.map((perspective) => (
        <PerspectiveCard key={perspective.id} storyId={analysis.storyId} perspective={perspective} />
      ))}
      {inOrder.length > AT_FIRST && (
        <button type="button" className="btn mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('analysis.fewer') : format.count('analysis.all', inOrder.length)}
        </button>
      )}
      {after}
    </>
  );
}
