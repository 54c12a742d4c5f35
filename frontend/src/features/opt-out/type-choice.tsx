import { REQUEST_TYPES, type RequestType } from '@360/contracts/publisher-request-terms';
import { useTranslation } from '../../lib/use-translation.ts';

interface TypeChoiceProps {
  value: RequestType;
  onChange: (value: RequestType) => void;
}

/** What a publisher may ask for, each with a line of what it means. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="mt-6">
      <legend className="label">{t('optOut.request')}</legend>
      <div className="oo-types">
        {REQUEST_TYPES.map((type) => (
          <label key={type} className="oo-type">
            <input
              type="radio"
              name="requestType"
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
            />
            <span>
              <b>{t(`optOut.type.${type}.name`)}</b>
              <span className="hint">{t(`optOut.type.${type}.text`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
