import { VERDICTS, type Verdict } from '@360/contracts/civ';
import { useId } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { FieldFault } from './field-fault.tsx';

interface VerdictChoiceProps {
  verdict: Verdict | null;
  faulty: boolean;
  onChoose: (verdict: Verdict) => void;
}

/** What a member makes of an item. */
export function VerdictChoice({ verdict, faulty, onChoose }: VerdictChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={faulty ? `${id}-of ${id}-fault` : `${id}-of`}
      aria-invalid={faulty || undefined}
      aria-required
    >
      <p>
        <span className="label" id={id}>
          {t('civ.validate.verdict')}
        </span>{' '}
        <span className="text-ink-3" id={`${id}-of`}>
          {t('civ.validate.onItem')}
        </span>
      </p>
      <div className="cv-verdicts">
        {VERDICTS.map((each) => (
          <label key={each} className="cv-verdict" data-faulty={faulty || undefined}>
            <input
              type="radio"
              name="verdict"
              value={each}
              checked={each === verdict}
              onChange={() => onChoose(each)}
            />
            {t(`civ.verdict.${each}`)}
          </label>
        ))}
      </div>
      {faulty && <FieldFault id={`${id}-fault`} text={t('civ.validate.verdictMissing')} />}
    </div>
  );
}
