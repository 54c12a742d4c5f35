import { CONFIDENCE_STEP } from '@360/contracts/civ';
import { useId } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

interface ConfidenceFieldProps {
  /** 0–100 */
  confidence: number;
  onChange: (confidence: number) => void;
}

/** How sure a member is of their verdict. */
export function ConfidenceField({ confidence, onChange }: ConfidenceFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const said = format.percent(confidence);
  return (
    <div>
      <p className="cv-field-h">
        <span>
          <label className="label" htmlFor={id}>
            {t('civ.validate.confidence')}
          </label>{' '}
          <span className="text-ink-3">{t('civ.validate.sure')}</span>
        </span>
        <output className="cv-sure num" htmlFor={id}>
          {said}
        </output>
      </p>
      <input
        className="cv-range-field"
        id={id}
        type="range"
        min={0}
        max={100}
        step={CONFIDENCE_STEP}
        value={confidence}
        aria-valuetext={said}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
