import type { ClaimState } from '@360/contracts/analysis';
import { StateMark, stateClass } from '../../components/ui/state-mark.tsx';
import { useTranslation } from '../../lib/use-translation.ts';

/** The round mark of a claim's state; a struck ring where its source has withdrawn it. */
export function ClaimMark({ state }: { state: ClaimState }) {
  if (state !== 'withdrawn') return <StateMark state={state} />;
  return (
    <svg
      className="size-3 flex-none overflow-visible"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      aria-hidden="true"
    >
      <circle cx={6} cy={6} r={4.2} />
      <path d="M1.6 10.4l8.8-8.8" />
    </svg>
  );
}

export const claimClass = (state: ClaimState): string => (state === 'withdrawn' ? 'text-ink-3' : stateClass(state));

/** A claim's state by shape, colour and word. */
export function ClaimStateLabel({ state }: { state: ClaimState }) {
  const { t } = useTranslation();
  return (
    <span className={`an-state ${claimClass(state)}`}>
      <ClaimMark state={state} />
      {t(state === 'withdrawn' ? 'analysis.state.withdrawn' : `state.${state}`)}
    </span>
  );
}
