import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useEvidence } from './evidence-context.ts';

const HOVER_MS = 140;

interface MarkerProps {
  passageIds: readonly string[];
  /** What the marker is called, where it is not a number after a sentence. */
  label?: string;
  className?: string;
  children?: ReactNode;
}

/** How many passages a sentence rests on; hover, focus or a press shows them. */
export function EvidenceMarker({ passageIds, label, className = 'ev', children }: MarkerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const evidence = useEvidence();
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLButtonElement>(null);
  const pinned = useRef(false);
  const hovering = useRef(0);
  const { close } = evidence;
  useEffect(() => {
    const own = element.current;
    return () => {
      clearTimeout(hovering.current);
      // What it shows does not outlive it.
      if (own) close(own);
    };
  }, [close]);
  const show = (pin: boolean, entered: boolean) => {
    if (!element.current) return;
    pinned.current = pin;
    setOpen(true);
    const onClose = () => {
      pinned.current = false;
      setOpen(false);
    };
    evidence.show({ element: element.current, passageIds, pinned: pin, entered, onClose });
  };
  const leave = () => {
    clearTimeout(hovering.current);
    if (element.current && open && !pinned.current) evidence.leave(element.current);
  };
  const onHover = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || open) return;
    hovering.current = window.setTimeout(() => show(false, false), HOVER_MS);
  };
  const onPress = (event: MouseEvent) => {
    clearTimeout(hovering.current);
    if (pinned.current && element.current) return evidence.close(element.current);
    // A press of a key has no place: whoever opens it by keyboard goes in.
    show(true, event.detail === 0);
  };
  const name =
    label ?? (passageIds.length > 0 ? format.count('evidence.passages', passageIds.length) : t('evidence.how'));
  return (
    <button
      type="button"
      ref={element}
      className={className}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={onHover}
      onPointerLeave={leave}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && !open && show(false, false)}
      onBlur={leave}
      onClick={onPress}
    >
      {children ?? (passageIds.length > 0 ? format.number(passageIds.length) : '=')}
    </button>
  );
}
