import { SPECIALTY_AREAS, type SpecialtyArea } from '@360/contracts/civ';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { send } from '../../lib/api.ts';
import { showToast } from '../../lib/toast.ts';
import { useTold } from '../../lib/told.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { civProfileQuery } from './civ-queries.ts';
import { failureText } from './failure-text.ts';

/** Joins with what was chosen; the dashboard comes with the profile, which is read anew. */
function useJoining() {
  const { t } = useTranslation();
  const told = useTold();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (specialtyAreas: readonly SpecialtyArea[]) => send('POST', '/api/civ/join', { specialtyAreas }),
    onSuccess: async () => {
      showToast({ kind: 'result', text: t('civ.join.done') });
      await client.invalidateQueries({ queryKey: civProfileQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['civ', 'status'] });
    },
    onError: (error) => showToast({ kind: 'failure', text: `${t('civ.join.failed')}: ${failureText(error, t, told)}` }),
  });
}

/** What a newcomer knows well, where they want to say it, and the way in. */
export function JoinForm() {
  const { t } = useTranslation();
  const asked = useId();
  const [chosen, setChosen] = useState<readonly SpecialtyArea[]>([]);
  const joining = useJoining();
  const toggle = (area: SpecialtyArea) =>
    setChosen((now) => (now.includes(area) ? now.filter((one) => one !== area) : [...now, area]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    joining.mutate(chosen);
  };
  return (
    <form onSubmit={submit}>
      <div className="cj-form">
        <div className="min-w-0 flex-1">
          <p id={asked}>
            <span className="label">{t('civ.join.know')}</span> <span className="text-ink-3">{t('civ.optional')}</span>
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would not stand in a row with what follows */}
          <div className="mt-2 flex flex-wrap gap-2" role="group" aria-labelledby={asked}>
            {SPECIALTY_AREAS.map((area) => (
              <button
                key={area}
                type="button"
                className="chip"
                aria-pressed={chosen.includes(area)}
                onClick={() => toggle(area)}
              >
                {t(`civ.area.${area}`)}
              </button>
            ))}
          </div>
        </div>
        <button
          type="submit"
          className="btn btn-primary cj-join"
          disabled={joining.isPending}
          aria-busy={joining.isPending}
        >
          {t(joining.isPending ? 'civ.join.under' : 'civ.join.button')}
        </button>
      </div>
      <p className="mt-3 text-12 text-ink-3">{t('civ.join.free')}</p>
    </form>
  );
}
