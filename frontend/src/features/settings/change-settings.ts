import type { Settings } from '@360/contracts/settings';
import i18next from 'i18next';
import { type ChangeOf, changeSettings, resetSettings } from '../../lib/settings-sync.ts';
import { showToast } from '../../lib/toast.ts';

const sayFailed = (): void => showToast({ kind: 'failure', text: i18next.t('userSettings.failed') });

/** Changes settings at once; where the server refuses, they go back and that is said. */
export const change = (of: ChangeOf): Promise<void> => changeSettings(of).catch(sayFailed);

/** The names of settings that are no more than on or off. */
export type SwitchKey = {
  [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never;
}[keyof Settings];

/** Sets everything as it was at first, and offers to undo it. */
export async function reset(): Promise<void> {
  try {
    const before = await resetSettings();
    showToast({
      kind: 'result',
      text: i18next.t('userSettings.resetDone'),
      action: { label: i18next.t('action.undo'), run: () => void change(() => before) },
    });
  } catch {
    sayFailed();
  }
}
