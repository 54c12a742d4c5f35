import type { Settings, SettingsChange } from '@360/contracts/settings';
import { resolveSettings, splitChange } from './resolve-settings.ts';
import type { SettingsDoc, SettingsModel } from './settings.model.ts';

/** A reader's own settings; defaults are computed, so that they may change for all who did not choose. */
export const createSettingsRepo = (model: SettingsModel) => ({
  of: async (sub: string): Promise<Settings> =>
    resolveSettings((await model.findOne({ _id: sub }).lean<SettingsDoc | null>())?.changed ?? {}),
  /** Changes of different settings at the same moment all stand. */
  change: async (sub: string, change: SettingsChange): Promise<Settings> => {
    const { set, unset } = splitChange(change);
    const named = (entries: [string, unknown][]) =>
      Object.fromEntries(entries.map(([key, value]) => [`changed.${key}`, value]));
    const doc = await model
      .findOneAndUpdate(
        { _id: sub },
        { $set: named(Object.entries(set)), $unset: named(unset.map((key) => [key, 1])) },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<SettingsDoc>();
    return resolveSettings(doc.changed ?? {});
  },
  erase: async (sub: string): Promise<number> => (await model.deleteOne({ _id: sub })).deletedCount,
});
export type SettingsRepo = ReturnType<typeof createSettingsRepo>;
