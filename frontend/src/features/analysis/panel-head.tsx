import type { Persona } from '@360/contracts/analysis';
import { useEffect, useRef } from 'react';
import { confidenceLevel } from '../../components/evidence/confidence-level.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { PersonaSwitch } from './persona-switch.tsx';

interface HeadProps {
  /** Null until the analysis is here. */
  reports: number | null;
  /** 0–1; null where nothing says how sure it is. */
  confidence: number | null;
  persona: Persona;
  focused: boolean;
  onPersona: (persona: Persona) => void;
  onClose: () => void;
}

/** The name of the panel, how much it rests on, how sure it is, and whose reading it is. */
export function PanelHead({ reports, confidence, persona, focused, onPersona, onClose }: HeadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <div className="an-head">
      <h2 className="head-22 whitespace-nowrap" id="an-title">
        {t('analysis.title')}
      </h2>
      <p className="an-basis num">
        {reports !== null && <span>{format.count('analysis.reports', reports)}</span>}
        {confidence !== null && (
          <span>
            {t('analysis.confidence')} <b className="text-ink">{t(`analysis.level.${confidenceLevel(confidence)}`)}</b>
          </span>
        )}
      </p>
      <button type="button" className="btn btn-quiet an-hide" aria-expanded ref={button} onClick={onClose}>
        {t('analysis.hide')}
      </button>
      <PersonaSwitch persona={persona} onChoose={onPersona} />
    </div>
  );
}
