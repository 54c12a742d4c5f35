import type { Persona } from '@360/contracts/analysis';
import { useTranslation } from '../../lib/use-translation.ts';
import { PersonaMark } from '../ui/persona-mark.tsx';

/** A persona by shape, colour and name. */
export function PersonaName({ persona }: { persona: Persona }) {
  const { t } = useTranslation();
  return (
    <span className={`inline-flex items-center gap-2 font-semibold persona-${persona}`}>
      <PersonaMark persona={persona} />
      {t(`evidence.persona.${persona}`)}
    </span>
  );
}
