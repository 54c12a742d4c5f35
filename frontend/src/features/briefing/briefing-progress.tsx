import type { Briefing } from '@360/contracts/briefings';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { BRIEFING_ORDER } from './order.ts';
import { ReadSources } from './read-sources.tsx';

interface ProgressProps {
  briefing: Briefing;
  onCancel: () => void;
}

/** A briefing on its way: how far, through which steps, and what came of each source. */
export function BriefingProgress({ briefing, onCancel }: ProgressProps) {
  const { t } = useTranslation();
  const { step, progress } = briefing;
  const at = BRIEFING_ORDER.indexOf(step);
  return (
    <div className="bf-making">
      <ProgressBar label={t('aiBriefing.making', { step: t(`aiBriefing.step.${step}`) })} percent={progress} />
      <ol className="bf-steps">
        {BRIEFING_ORDER.map((each, index) => (
          <li
            key={each}
            data-state={index < at ? 'done' : index === at ? 'now' : 'open'}
            aria-current={index === at ? 'step' : undefined}
          >
            {t(`aiBriefing.step.${each}`)}
          </li>
        ))}
      </ol>
      <ReadSources briefing={briefing} />
      <p className="sr-only" role="status">
        {t(`aiBriefing.step.${step}`)}
      </p>
      <button type="button" className="btn mt-6" onClick={onCancel}>
        {t('aiBriefing.cancel')}
      </button>
    </div>
  );
}
