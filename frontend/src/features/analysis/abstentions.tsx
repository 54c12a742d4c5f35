import type { StoryAnalysis } from '@360/contracts/analysis';
import { useTranslation } from '../../lib/use-translation.ts';
import { Needs } from './needs.tsx';

interface AbstentionsProps {
  analysis: StoryAnalysis;
  /** The part of the analysis, as abstentions name their place. */
  place: string;
  /** What is said where nothing is given as a reason. */
  empty?: string;
}

/** Why a part of the analysis says nothing, or says less than it could. */
export function Abstentions({ analysis, place, empty }: AbstentionsProps) {
  const { t } = useTranslation();
  const own = analysis.abstentions.filter((each) => each.place === place || each.place.startsWith(`${place}/`));
  if (own.length === 0) return empty ? <p className="an-needs">{t(empty)}</p> : null;
  return own.map((each) => <Needs key={`${each.place} ${each.condition}`} {...each} />);
}
