import { CircleAlert, CreditCard } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import {
  type CardDraft,
  type CardFaults,
  type CardField,
  digitsOf,
  groupedExpiry,
  groupedNumber,
} from './card-draft.ts';
import { GroupedInput } from './grouped-input.tsx';

const CVC_MAX = 4;
const NAME_MAX = 120;
const cvcOf = (typed: string): string => digitsOf(typed).slice(0, CVC_MAX);

interface CardFieldsProps {
  draft: CardDraft;
  faults: CardFaults;
  /** Whether it is being paid: the fields hold still and keep the focus. */
  still: boolean;
  /** Why the card was refused. */
  refused: string | null;
  onChange: (draft: CardDraft) => void;
}

/** A line for each field of the group that something is wrong with. */
function Faults({ id, faults, of }: { id: string; faults: CardFaults; of: readonly CardField[] }) {
  const { t } = useTranslation();
  return of.map(
    (field) =>
      faults[field] && (
        <p className="pay-fault" id={`${id}-${field}`} key={field}>
          <CircleAlert className="icon icon-s" aria-hidden />
          {t(`payment.fault.${faults[field]}`)}
        </p>
      ),
  );
}

/** Number, expiry and code of a card as one group, and the name on it; what is wrong with each stands below. */
export function CardFields({ draft, faults, still, refused, onChange }: CardFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const bind = (field: CardField) => ({
    name: field,
    readOnly: still,
    'aria-invalid': faults[field] !== undefined,
    'aria-describedby': faults[field] ? `${id}-${field}` : undefined,
  });
  const set = (field: CardField) => (text: string) => onChange({ ...draft, [field]: text });
  return (
    <>
      <fieldset className="pay-row">
        <legend className="label">{t('payment.card')}</legend>
        <div className="pay-card">
          <div className="pay-number">
            <GroupedInput
              {...bind('number')}
              className="num"
              aria-label={t('payment.number')}
              placeholder="0000 0000 0000 0000"
              autoComplete="cc-number"
              value={draft.number}
              group={groupedNumber}
              onText={set('number')}
            />
            <CreditCard className="icon" aria-hidden />
          </div>
          <GroupedInput
            {...bind('expiry')}
            className="num"
            aria-label={t('payment.expiry')}
            placeholder={t('payment.expiryForm')}
            autoComplete="cc-exp"
            value={draft.expiry}
            group={groupedExpiry}
            onText={set('expiry')}
          />
          <GroupedInput
            {...bind('cvc')}
            className="num"
            aria-label={t('payment.cvc')}
            placeholder="CVC"
            autoComplete="cc-csc"
            value={draft.cvc}
            group={cvcOf}
            onText={set('cvc')}
          />
        </div>
        <Faults id={id} faults={faults} of={['number', 'expiry', 'cvc']} />
        {refused !== null && (
          <p className="pay-fault" role="alert">
            <CircleAlert className="icon icon-s" aria-hidden />
            <span dir="auto">{refused}</span>
          </p>
        )}
      </fieldset>
      <div className="pay-row">
        <label className="label" htmlFor={`${id}-holder`}>
          {t('payment.name')}
        </label>
        <input
          {...bind('name')}
          id={`${id}-holder`}
          className="field"
          dir="auto"
          autoComplete="cc-name"
          maxLength={NAME_MAX}
          value={draft.name}
          onChange={({ target }) => set('name')(target.value)}
        />
        <Faults id={id} faults={faults} of={['name']} />
      </div>
    </>
  );
}
