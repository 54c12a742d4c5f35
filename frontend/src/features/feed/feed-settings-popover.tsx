import { SlidersHorizontal } from 'lucide-react';
import { Popover } from 'radix-ui';
import { PopContent } from '../../components/ui/pop-content.tsx';
import { SwitchRow } from '../../components/ui/switch-row.tsx';
import { useStored } from '../../lib/stored-value.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { feedChoices } from './reading-marks.ts';

/** Which cards the list shows. It opens at once, because it is only drawn when asked for. */
export function FeedSettingsPopover() {
  const { t } = useTranslation();
  const choices = useStored(feedChoices);
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger className="icon-btn" aria-label={t('settings.feed')}>
        <SlidersHorizontal className="icon" aria-hidden />
      </Popover.Trigger>
      <PopContent label={t('settings.feed')}>
        <SwitchRow
          label={t('settings.unread')}
          checked={choices.unreadOnly}
          onChange={(unreadOnly) => feedChoices.set({ ...choices, unreadOnly })}
        />
        <SwitchRow
          label={t('settings.saved')}
          checked={choices.savedOnly}
          onChange={(savedOnly) => feedChoices.set({ ...choices, savedOnly })}
        />
      </PopContent>
    </Popover.Root>
  );
}
