import { useId } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { FieldFault } from './field-fault.tsx';

const NOTE_MAX = 2_000;

interface NoteFieldProps {
  note: string;
  faulty: boolean;
  onChange: (note: string) => void;
}

/** What a member checked and found. */
export function NoteField({ note, faulty, onChange }: NoteFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {t('civ.validate.note')}
      </label>
      <textarea
        className="field cv-note"
        id={id}
        name="note"
        dir="auto"
        rows={3}
        maxLength={NOTE_MAX}
        required
        value={note}
        placeholder={t('civ.validate.noteExample')}
        aria-invalid={faulty || undefined}
        aria-describedby={faulty ? `${id}-fault` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {faulty && <FieldFault id={`${id}-fault`} text={t('civ.validate.noteMissing')} />}
    </div>
  );
}
