import { Popover } from 'radix-ui';
import { useState } from 'react';
import { PopContent } from '../../components/ui/pop-content.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { BellFace, useBellName } from './bell-face.tsx';
import { NotificationPanel } from './notification-panel.tsx';

/** The notifications under the bell. It opens at once, because it is only drawn when asked for. */
export function NotificationPopover({ unread }: { unread: number }) {
  const { t } = useTranslation();
  const name = useBellName(unread);
  const [open, setOpen] = useState(true);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="icon-btn" title={name}>
        <BellFace unread={unread} />
      </Popover.Trigger>
      <PopContent label={t('notifications.title')} className="nf-pop">
        <NotificationPanel onFollow={() => setOpen(false)} />
      </PopContent>
    </Popover.Root>
  );
}
