import type { Settings } from '@360/contracts/settings';
import { type ChangeOf, changeSettings, resetSettings } from '../../lib/settings-sync.ts';
import { i18n } from '../../lib/strings.ts';
import { showToast } from '../../lib/toast.ts';

const sayFailed = (): void => showToast({ kind: 'failure', text: i18n.t('userSettings.failed') });

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
      text: i18n.t('userSettings.resetDone'),
      action: { label: i18n.t('action.undo'), run: () => void change(() => before) },
    });
  } catch {
    sayFailed();
  }
}
