import type { NewsItem } from '@360/contracts/news';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { toggleSaved } from '../../lib/saved.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { FeedRow } from './feed-rows.ts';
import { noteOpening } from './opening.ts';
import { readMarks } from './reading-marks.ts';

interface Keyboard {
  rows: readonly FeedRow[];
  scroller: RefObject<HTMLElement | null>;
  selectedId: string | null;
  onHelp: () => void;
  /** Brings a row into the window, by its index. */
  reach: (index: number) => void;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const layerOpen = (): boolean => document.querySelector('dialog[open], [role="menu"], [data-popover]') !== null;

const focusedId = (): string | null =>
  document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset.item ?? null;

/** Puts the focus on a card once the virtual list has drawn it. */
function focusCard(scroller: HTMLElement, id: string, tries = 20): void {
  const link = scroller.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] .card-link`);
  if (link) link.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusCard(scroller, id, tries - 1));
}

/** j and k walk the cards, o opens, s keeps, m marks as read, f comes to the feed, ? shows the keys. */
export function useFeedKeyboard(keyboard: Keyboard): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const latest = useRef({ ...keyboard, t, navigate });
  useEffect(() => {
    latest.current = { ...keyboard, t, navigate };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        typing(event.target) ||
        layerOpen()
      )
        return;
      if (press(event.key, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

type Now = Keyboard & { t: ReturnType<typeof useTranslation>['t']; navigate: ReturnType<typeof useNavigate> };

/** The cards whose heads are in the window, from the top. */
function inView(scroller: HTMLElement | null): (string | undefined)[] {
  const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return [...(scroller?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
    .filter((card) => {
      const head = card.getBoundingClientRect().top;
      return head >= top - 1 && head < bottom;
    })
    .map(({ dataset }) => dataset.item);
}

/** A walk goes on from the card with the focus, else from the open one where it is in the window, else it begins at the first there. */
function step(by: 1 | -1 | 0, { rows, scroller, selectedId, reach }: Now): boolean {
  const shown = inView(scroller.current);
  const from = focusedId() ?? shown.find((id) => id === selectedId);
  const at = from === undefined ? -1 : rows.findIndex((row) => row.key === from);
  const begin = shown[0];
  let index = at < 0 ? rows.findIndex((row) => row.key === begin) : at + by;
  while (rows[index] && rows[index]?.kind !== 'item') index += by || 1;
  const row = rows[index];
  if (!row || !scroller.current) return false;
  reach(index);
  focusCard(scroller.current, row.key);
  return true;
}

function itemOf(id: string, rows: readonly FeedRow[]): NewsItem | null {
  const row = rows.find(({ key }) => key === id);
  return row?.kind === 'item' ? row.item : null;
}

function press(key: string, now: Now): boolean {
  const id = focusedId();
  switch (key) {
    case 'j':
      return step(1, now);
    case 'k':
      return step(-1, now);
    case 'f':
      return step(0, now);
    case '?':
      now.onHelp();
      return true;
  }
  if (id === null) return false;
  const item = itemOf(id, now.rows);
  switch (key) {
    case 'o':
      void now.navigate({ to: '/item/$itemId', params: { itemId: id }, search: true });
      if (item) noteOpening(item, true);
      return true;
    case 's':
      toggleSaved({ id, title: item?.title ?? '' }, now.t);
      return true;
    case 'm':
      if (readMarks.ids.get().has(id)) readMarks.remove(id);
      else readMarks.add(id);
      return true;
  }
  return false;
}
