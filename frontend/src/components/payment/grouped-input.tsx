import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import { digitsOf } from './card-draft.ts';

interface GroupedInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string;
  /** Sets what is typed into the groups it is shown in. */
  group: (typed: string) => string;
  onText: (text: string) => void;
}

/** Where the caret stands behind so many digits. */
function placeAfter(text: string, digits: number): number {
  let left = digits;
  let place = 0;
  while (left > 0 && place < text.length) {
    if (/\d/.test(text.charAt(place))) left -= 1;
    place += 1;
  }
  return place;
}

/** A field for digits that are shown in groups; the caret stays by the digit it stood at. */
export function GroupedInput({ value, group, onText, ...rest }: GroupedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const at = target.selectionStart ?? target.value.length;
    const text = group(target.value);
    caret.current =
      at === target.value.length ? text.length : placeAfter(text, digitsOf(target.value.slice(0, at)).length);
    onText(text);
  };
  return <input {...rest} ref={input} inputMode="numeric" dir="ltr" value={value} onChange={change} />;
}
