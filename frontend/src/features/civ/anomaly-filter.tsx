import { ANOMALY_TYPES, type AnomalyType } from '@360/contracts/civ';
import { useTranslation } from '../../lib/use-translation.ts';

interface AnomalyFilterProps {
  chosen: AnomalyType | null;
  onChoose: (anomaly: AnomalyType | null) => void;
}

/** Narrows the list to one kind of anomaly. */
export function AnomalyFilter({ chosen, onChoose }: AnomalyFilterProps) {
  const { t } = useTranslation();
  return (
    <label className="cv-filter">
      {t('civ.filter')}
      <select
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(ANOMALY_TYPES.find((type) => type === target.value) ?? null)}
      >
        <option value="">{t('civ.filterAll')}</option>
        {ANOMALY_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`civ.anomaly.${type}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
