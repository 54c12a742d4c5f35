import { type RefObject, useEffect, useRef } from 'react';
import { isFree, typing } from './key-target.ts';

interface ResultKeys {
  ids: readonly string[];
  currentId: string | null;
  choose: (id: string) => void;
  box: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
}

const focusedId = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-result]')?.dataset.result;

function focusResult({ list }: ResultKeys, id: string): void {
  list.current?.querySelector<HTMLElement>(`[data-result="${CSS.escape(id)}"] a`)?.focus();
}

function walk(by: 1 | -1, keys: ResultKeys): boolean {
  const from = focusedId();
  const at = from === undefined ? keys.ids.indexOf(keys.currentId ?? '') : keys.ids.indexOf(from) + by;
  if (at < 0 && from !== undefined) {
    keys.box.current?.focus();
    return true;
  }
  const id = keys.ids[Math.max(0, at)];
  if (id === undefined) return false;
  keys.choose(id);
  focusResult(keys, id);
  return true;
}

/** Whether arrows mean the list here: in it, from the box downwards, or where nothing else has the focus. */
function arrowsBelong(event: KeyboardEvent, { box, list }: ResultKeys): boolean {
  const { target } = event;
  if (target === box.current) return event.key === 'ArrowDown';
  return (
    !typing(target) && (target === document.body || (target instanceof Node && list.current?.contains(target)) === true)
  );
}

function press(event: KeyboardEvent, keys: ResultKeys): boolean {
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || !arrowsBelong(event, keys)) return false;
  return walk(event.key === 'ArrowDown' ? 1 : -1, keys);
}

/** Arrows walk the results, from the box and back to it. */
export function useResultKeys(keys: ResultKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isFree(event) && press(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
