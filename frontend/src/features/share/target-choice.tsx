import { useTranslation } from '../../lib/use-translation.ts';
import { TARGET_NAMES, TARGETS, type Target } from './targets.ts';

interface TargetChoiceProps {
  chosen: ReadonlySet<Target>;
  onChoose: (chosen: ReadonlySet<Target>) => void;
}

/** Where the link goes: one or several. */
export function TargetChoice({ chosen, onChoose }: TargetChoiceProps) {
  const { t } = useTranslation();
  const toggle = (target: Target, on: boolean) =>
    onChoose(new Set(TARGETS.filter((each) => (each === target ? on : chosen.has(each)))));
  return (
    <fieldset className="mt-3">
      <legend className="label">{t('shareDialog.sendTo')}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {TARGETS.map((target) => (
          <label key={target} className="shd-target">
            <input
              type="checkbox"
              checked={chosen.has(target)}
              onChange={({ currentTarget }) => toggle(target, currentTarget.checked)}
            />
            {target === 'email' ? t('shareDialog.email') : <bdi>{TARGET_NAMES[target]}</bdi>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
