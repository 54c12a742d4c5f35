import { useId } from 'react';

interface SwitchRowProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A named switch; the whole row is its target. */
export function SwitchRow({ label, checked, onChange }: SwitchRowProps) {
  const name = useId();
  return (
    <label className="switch-row">
      <span id={name}>{label}</span>
      <button
        type="button"
        className="switch"
        role="switch"
        aria-checked={checked}
        aria-labelledby={name}
        onClick={() => onChange(!checked)}
      />
    </label>
  );
}
