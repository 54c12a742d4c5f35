import { useLayoutEffect, useState } from 'react';
import type { Box } from './card-place.ts';

/** How far the light reaches beyond what it is on, in CSS pixels. */
const MARGIN = 6;

function isShown(element: Element): boolean {
  const { left, right, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && left < innerWidth && getComputedStyle(element).visibility !== 'hidden';
}

const found = (targets: readonly string[]): Element | null =>
  targets.map((target) => document.querySelector(target)).find((element) => element && isShown(element)) ?? null;

function bringIntoView(element: Element): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  element.scrollIntoView({ block: height > innerHeight * 0.8 ? 'start' : 'center' });
}

function boxOf(element: Element): Box {
  const box = element.getBoundingClientRect();
  const left = Math.max(0, box.left - MARGIN);
  const top = Math.max(0, box.top - MARGIN);
  return {
    left,
    top,
    width: Math.min(innerWidth, box.right + MARGIN) - left,
    height: Math.min(innerHeight, box.bottom + MARGIN) - top,
  };
}

const same = (a: Box | null, b: Box | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height);

/** The box of the first of the targets that is on the page, brought into view and followed as the page changes. */
export function useLit(targets: readonly string[]): Box | null {
  const [lit, setLit] = useState<Box | null>(null);
  useLayoutEffect(() => {
    let on: Element | null = null;
    let frame = 0;
    const measure = () => {
      const element = found(targets);
      if (element && element !== on) bringIntoView(element);
      on = element;
      const box = element && boxOf(element);
      setLit((before) => (same(before, box) ? before : box));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', soon);
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    document.addEventListener('load', soon, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('resize', soon);
      document.removeEventListener('scroll', soon, { capture: true });
      document.removeEventListener('load', soon, { capture: true });
    };
  }, [targets]);
  return lit;
}
