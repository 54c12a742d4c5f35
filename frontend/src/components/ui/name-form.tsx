import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import './form.css';

interface NameFormProps {
  /** What is named, above the field. */
  label: string;
  /** What the button says that sends it. */
  send: string;
  /** Beside it, the way out; Escape takes it too. */
  cancel?: { says: string; run: () => void };
  /** Said where it fails and the server says nothing for the reader. */
  failed: string;
  /** Answers whose own sentence is for the reader. */
  tells?: readonly number[];
  /** Takes the name without blanks around it; the field is empty again once it is taken. @throws where it is not */
  onSend: (name: string) => Promise<unknown>;
  maxLength: number;
  initial?: string;
  example?: string;
  /** Whether no name is one too. */
  optional?: boolean;
  autoComplete?: string;
  /** Whether it opens with the focus in its field. */
  focused?: boolean;
  className?: string;
}

/** A field for one name; what is wrong with the name is said under it, and the name stays. */
export function NameForm(props: NameFormProps) {
  const {
    label,
    send,
    cancel,
    failed,
    tells = [],
    onSend,
    maxLength,
    initial = '',
    optional = false,
    focused = false,
  } = props;
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initial);
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const ready = !state.busy && (optional || name.trim() !== '');
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    setState({ busy: true, error: null });
    try {
      await onSend(name.trim());
      setName('');
      setState({ busy: false, error: null });
    } catch (cause) {
      const said = cause instanceof ApiError && tells.includes(cause.status) ? cause.message : '';
      setState({ busy: false, error: said || failed });
    }
  };
  return (
    <form className={props.className ?? 'name-form'} onSubmit={(event) => void submit(event)}>
      <label className="label" htmlFor={field}>
        {label}
      </label>
      <span className="name-form-row">
        <input
          ref={input}
          id={field}
          className="field"
          dir="auto"
          autoComplete={props.autoComplete}
          maxLength={maxLength}
          placeholder={props.example}
          value={name}
          aria-invalid={state.error !== null}
          aria-describedby={state.error ? `${field}-error` : undefined}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && cancel?.run()}
        />
        <button type="submit" className={optional ? 'btn btn-primary' : 'btn'} disabled={!ready}>
          {send}
        </button>
        {cancel && (
          <button type="button" className="btn btn-quiet" onClick={cancel.run}>
            {cancel.says}
          </button>
        )}
      </span>
      {state.error && (
        <p className="mt-1 text-live" role="alert" id={`${field}-error`}>
          {state.error}
        </p>
      )}
    </form>
  );
}
