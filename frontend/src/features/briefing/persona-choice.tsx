import type { Persona } from '@360/contracts/analysis';
import { PERSONAS } from '@360/contracts/vocabulary';
import { useId } from 'react';
import { PersonaName } from '../../components/evidence/persona-name.tsx';
import { useTranslation } from '../../lib/use-translation.ts';

interface ChoiceProps {
  persona: Persona;
  onChoose: (persona: Persona) => void;
}

/** Who writes the briefing: three ways to order what is known, each with the provider it is meant for. */
export function PersonaChoice({ persona, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className="bd-part">
      <legend className="label">{t('aiBriefing.persona')}</legend>
      <div className="bd-personas">
        {PERSONAS.map((each) => (
          <label className="bd-persona" key={each}>
            <input type="radio" name={name} value={each} checked={each === persona} onChange={() => onChoose(each)} />
            <span>
              <PersonaName persona={each} />
              <span className="block text-12 text-ink-2">{t(`aiBriefing.orders.${each}`)}</span>
              <span className="block text-12 text-ink-3">{t(`aiBriefing.powered.${each}`)}</span>
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-12 text-ink-3">{t('aiBriefing.cost')}</p>
    </fieldset>
  );
}
