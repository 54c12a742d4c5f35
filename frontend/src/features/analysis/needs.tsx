import { StateMark } from '../../components/ui/state-mark.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

interface NeedsProps {
  condition: string;
  needed: number;
  found: number;
}

/** What is not said, which condition failed, and by how much. */
export function Needs({ condition, needed, found }: NeedsProps) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const key = `analysis.condition.${condition}`;
  return (
    <p className="an-needs">
      <span className="mt-1 text-single">
        <StateMark state="single-source" />
      </span>
      <span>
        <span dir="auto">{i18n.exists(key) ? t(key) : condition}</span>{' '}
        <span className="num">
          {t('analysis.needs', { needed: format.number(needed), found: format.number(found) })}
        </span>
      </span>
    </p>
  );
}
