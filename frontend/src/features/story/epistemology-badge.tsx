import type { ClaimState } from '@360/contracts/news';
import type { EpistemologyTag } from '@360/contracts/stories';
import { StateMark } from '../../components/ui/state-mark.tsx';
import { useTranslation } from '../../lib/use-translation.ts';

const LOOK: Readonly<Record<EpistemologyTag, { state: ClaimState; colour: string }>> = {
  verified: { state: 'agreed', colour: 'badge-agreed' },
  conflicting: { state: 'contested', colour: 'badge-contested' },
  'missing-perspectives': { state: 'contested', colour: 'badge-contested' },
  developing: { state: 'single-source', colour: 'badge-single' },
};

/** How far the story can be relied on, in one word with its shape. */
export function EpistemologyBadge({ tag }: { tag: EpistemologyTag }) {
  const { t } = useTranslation();
  const { state, colour } = LOOK[tag];
  return (
    <span className={`badge ${colour}`}>
      <StateMark state={state} />
      {t(`epistemology.${tag}`)}
    </span>
  );
}
