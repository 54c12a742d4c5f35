import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import type { Settings } from '@360/contracts/settings';
import { useSyncExternalStore } from 'react';
import { getJson, patchJson, postJson } from './api.ts';
import { applyLanguage, chosenLanguage, languageWanted } from './apply-language.ts';
import { settings, settingsFrom } from './settings-store.ts';
import { i18n, onLanguage } from './strings.ts';
import { onTheme, setTheme, themeNow } from './theme.ts';

/** What becomes of the settings as they are when its turn comes. */
export type ChangeOf = (now: Settings) => Partial<Settings>;
type Saving = 'none' | 'saving' | 'saved' | 'failed';

interface Step {
  change: ChangeOf;
  send: (change: Partial<Settings>) => Promise<unknown>;
}

const PATH = '/api/settings';
const patch = (change: Partial<Settings>): Promise<unknown> => patchJson(`${PATH}/default`, change);

/** What the server last said, while steps on top of it are under way. */
let confirmed: Settings | null = null;
let steps: readonly Step[] = [];
let queue: Promise<unknown> = Promise.resolve();
let saving: Saving = 'none';
/** Languages take a while to change; what the page says meanwhile is no choice of the reader's. */
let applying = 0;
/** What header and menu chose and the server is being told of; one telling at a time. */
let telling: Partial<Settings> | null = null;
const listeners = new Set<() => void>();

function say(next: Saving): void {
  saving = next;
  for (const listener of listeners) listener();
}

export const useSaving = (): Saving =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => saving,
  );

/** Shows what of a change is kept elsewhere than in the settings. */
function apply({ theme, language }: Partial<Settings>): void {
  if (theme) setTheme(theme);
  if (language === undefined) return;
  applying += 1;
  void applyLanguage(language).then(() => {
    applying -= 1;
    tell();
  });
}

/**
 * Keeps and shows settings; of theme and language only what is new, so that what holds in this browser alone may stay,
 * and nothing of what the server is being told of: the reader may have chosen on meanwhile.
 */
function put(next: Settings): void {
  const { theme, language } = settings.get();
  settings.set(next);
  apply({
    ...(next.theme === theme || telling?.theme ? {} : { theme: next.theme }),
    ...(next.language === language || telling?.language ? {} : { language: next.language }),
  });
}

/** Puts what steps under way make of settings. */
function show(base: Settings): void {
  let now = base;
  for (const { change } of steps) now = { ...now, ...change(now) };
  put(now);
}

async function carryOut(step: Step): Promise<void> {
  const base = confirmed ?? settings.get();
  let next = base;
  try {
    next = settingsFrom(await step.send(step.change(base)));
  } finally {
    steps = steps.filter((other) => other !== step);
    confirmed = steps.length > 0 ? next : null;
    show(next);
    tell();
  }
}

/** Shows a step at once and sends it after those before it; where it is refused, only this one is taken back. */
async function take(step: Step): Promise<void> {
  confirmed ??= settings.get();
  steps = [...steps, step];
  show(confirmed);
  // Chosen anew, it holds even where the settings had it already and this browser did not.
  apply(step.change(confirmed));
  say('saving');
  const done = queue.then(() => carryOut(step));
  queue = done.catch(() => undefined);
  try {
    await done;
    if (steps.length === 0) say('saved');
  } catch (cause) {
    say('failed');
    throw cause;
  }
}

/** Changes settings, optimistically. @throws ApiError where the server refuses; they are back as they were then. */
export const changeSettings = (change: ChangeOf): Promise<void> => take({ change, send: patch });

/** Sets everything as it was at first; gives what held before. @throws ApiError */
export async function resetSettings(): Promise<Settings> {
  const before = settings.get();
  await take({ change: () => DEFAULT_SETTINGS, send: () => postJson(`${PATH}/reset`, {}) });
  return before;
}

/** What was chosen by the buttons of header and menu, which wait for no server, and is not known there. */
function untold(): Partial<Settings> {
  const { theme, language } = settings.get();
  const chosen = chosenLanguage();
  return {
    ...(themeNow() === theme ? {} : { theme: themeNow() }),
    ...(chosen === null || chosen === language ? {} : { language: chosen }),
  };
}

/** Tells the server of what the page shows already, and once it has heard, of what was chosen meanwhile. Unheard, it is told at the next start. */
function tell(): void {
  const change = telling || applying > 0 || steps.length > 0 ? {} : untold();
  if (Object.keys(change).length === 0) return;
  telling = change;
  const heard = queue.then(async () => {
    const next = settingsFrom(await patch(change));
    if (confirmed) confirmed = next;
    show(next);
  });
  queue = heard.catch(() => undefined);
  const over = () => {
    telling = null;
  };
  heard.then(over).then(tell, over);
}

/** Reads the settings: what was chosen elsewhere comes here, what was chosen here and never heard is told. @throws ApiError */
export async function loadSettings(): Promise<Settings> {
  const answer = settingsFrom(await getJson(PATH));
  if (steps.length === 0) {
    put(answer);
    tell();
  }
  return answer;
}

/** A language that was chosen in another tab is shown here too. */
function watchLanguage(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'lang' && languageWanted() !== i18n.language) apply({ language: chosenLanguage() });
  });
}

/** Reads the settings and from then on follows other tabs and tells the server of what header and menu choose. Call once. */
export async function startSettings(): Promise<void> {
  onTheme(tell);
  watchLanguage();
  onLanguage(tell);
  await loadSettings();
}
