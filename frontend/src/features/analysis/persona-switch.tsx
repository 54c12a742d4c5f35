import type { Persona } from '@360/contracts/analysis';
import { PERSONAS } from '@360/contracts/vocabulary';
import { type KeyboardEvent, useRef } from 'react';
import { PersonaMark } from '../../components/ui/persona-mark.tsx';
import { stepOf } from '../../lib/step-of.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** Whose reading is shown: one of three, by shape, colour and name. */
export function PersonaSwitch({ persona, onChoose }: { persona: Persona; onChoose: (persona: Persona) => void }) {
  const { t } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const next = stepOf(event, PERSONAS, persona);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    group.current?.querySelector<HTMLElement>(`[data-persona="${next}"]`)?.focus();
  };
  return (
    <div className="an-seg" role="radiogroup" aria-label={t('analysis.persona.label')} ref={group} onKeyDown={onKey}>
      {PERSONAS.map((each) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio input cannot hold a mark and be drawn as a segment
        <button
          key={each}
          type="button"
          role="radio"
          aria-checked={each === persona}
          aria-label={t(`analysis.persona.${each}`)}
          tabIndex={each === persona ? 0 : -1}
          data-persona={each}
          onClick={() => onChoose(each)}
        >
          <PersonaMark persona={each} />
          <span className="an-wide">{t(`analysis.persona.${each}`)}</span>
          <span className="an-narrow">{t(`analysis.personaShort.${each}`)}</span>
        </button>
      ))}
    </div>
  );
}
