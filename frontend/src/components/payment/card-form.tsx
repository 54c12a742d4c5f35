import { Lock } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { type CardDraft, type CardFaults, type CardField, cardFaults, EMPTY_CARD } from './card-draft.ts';
import { CardFields } from './card-fields.tsx';
import { usePaying } from './use-paying.ts';

/** A number that neither breaks nor turns round in a sentence. */
const inOne = (number: string): string => `\u2066${number.replaceAll(' ', '\u00a0')}\u2069`;

/** Cards for testing, as payment providers have them: one that pays, and one without money. */
const TEST_CARDS = { pays: inOne('4242 4242 4242 4242'), declined: inOne('4000 0000 0000 9995') };

/** Those of the faults told that are not put right yet; what is typed for the first time is left in peace. */
function stillWrong(told: CardFaults, draft: CardDraft): CardFaults {
  const now = cardFaults(draft, new Date());
  const fields = (Object.keys(told) as CardField[]).filter((field) => now[field]);
  return Object.fromEntries(fields.map((field) => [field, now[field]]));
}

interface CardFormProps {
  clientSecret: string;
  payLabel: string;
  onPaid: () => void;
}

/** A card for testing, and the button that pays with it. A refused card stays in the fields, so that it can be put right. */
export function CardForm({ clientSecret, payLabel, onPaid }: CardFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(EMPTY_CARD);
  const [faults, setFaults] = useState<CardFaults>({});
  const focusOn = (field: string) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const { pay, busy, refused } = usePaying(clientSecret, onPaid, () => {
    // The button could not keep the focus while it was busy.
    if (document.activeElement === document.body) focusOn('number');
  });
  const change = (next: CardDraft) => {
    setDraft(next);
    setFaults(stillWrong(faults, next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = cardFaults(draft, new Date());
    setFaults(found);
    const [first] = Object.keys(found);
    if (first === undefined) pay(draft);
    else focusOn(first);
  };
  return (
    <form ref={form} className="pay-form" noValidate onSubmit={submit}>
      <p className="pay-hint pay-test">{t('payment.testCards', TEST_CARDS)}</p>
      <CardFields draft={draft} faults={faults} still={busy} refused={refused} onChange={change} />
      <button type="submit" className="btn btn-primary pay-go" disabled={busy}>
        {busy ? t('payment.processing') : payLabel}
      </button>
      <p className="pay-hint pay-lock">
        <Lock className="icon icon-s" aria-hidden />
        {t('payment.noRealCard')}
      </p>
    </form>
  );
}
