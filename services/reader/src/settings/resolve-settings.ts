import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@360/chassis/errors';
import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import { type Settings, type SettingsChange, settingsSchema } from '@360/contracts/settings';
import { z } from 'zod';

type Key = keyof Settings;
const KEYS = Object.keys(DEFAULT_SETTINGS) as Key[];
const isKey = (name: string): name is Key => Object.hasOwn(DEFAULT_SETTINGS, name);

/** All settings of a reader who changed some; what is stored and does not fit any more counts as not changed. */
export const resolveSettings = (changed: Record<string, unknown>): Settings => {
  const kept = KEYS.flatMap((key) => {
    const parsed = settingsSchema.shape[key].safeParse(changed[key]);
    return parsed.success ? [[key, parsed.data]] : [];
  });
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(kept) };
};

const objectSchema = z.custom<object>(
  (body) => typeof body === 'object' && body !== null && !Array.isArray(body),
  'Send the settings to change, as an object.',
);
const unique = (value: unknown): unknown => (Array.isArray(value) ? [...new Set(value)] : value);

/**
 * Reads the body of a change, lists without repeats.
 * @throws AppError `bad_request` naming every field that is no setting or does not fit
 */
export const readChange = (body: unknown): SettingsChange => {
  const given = objectSchema.parse(body);
  const faults: string[] = [];
  const change: [string, unknown][] = [];
  for (const [name, value] of Object.entries(given)) {
    const parsed = isKey(name) ? settingsSchema.shape[name].safeParse(value) : null;
    if (parsed?.success) change.push([name, unique(parsed.data)]);
    else faults.push(parsed ? `${name}: ${parsed.error.issues[0]?.message}` : `${name}: there is no such setting`);
  }
  if (faults.length > 0) throw new AppError('bad_request', `${faults.join('; ').slice(0, 1_000)}.`);
  return Object.fromEntries(change);
};

/** What of a change differs from how things are set at first, and what goes back to it. */
export const splitChange = (change: SettingsChange): { set: Record<string, unknown>; unset: string[] } => {
  const entries = Object.entries(change);
  const isDefault = ([key, value]: [string, unknown]) => isDeepStrictEqual(value, DEFAULT_SETTINGS[key as Key]);
  return {
    set: Object.fromEntries(entries.filter((entry) => !isDefault(entry))),
    unset: entries.filter(isDefault).map(([key]) => key),
  };
};
