import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldFrameProps {
  label: ReactNode;
  hint?: string | undefined;
  fault?: string | undefined;
  /** Draws the control with what ties it to its label, hint and fault. */
  children: (
    ties: Pick<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'>,
  ) => ReactNode;
}

/** A control with its name above and, below, what is wrong with it, else what helps. */
export function RequestField({ label, hint, fault, children }: FieldFrameProps) {
  const id = useId();
  const note = fault ?? hint;
  return (
    <div className="oo-field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: fault ? 'field field-bad' : 'field',
        'aria-invalid': fault !== undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note && (
        <p className={fault ? 'hint hint-bad' : 'hint'} id={`${id}-note`}>
          {fault && <CircleAlert className="icon icon-s" aria-hidden />}
          {note}
        </p>
      )}
    </div>
  );
}
