import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Tv } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { liveQuery } from '../../lib/queries.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { LiveLabel } from './live-label.tsx';
import { useSubjectName } from './use-subject-name.ts';

/** The channels under the Live TV button. It opens at once, because it is only drawn when asked for; not modal, so nothing is injected. */
export function LiveDropdown({ look, channelId }: { look: string; channelId: string | null }) {
  const { t } = useTranslation();
  const subjectName = useSubjectName();
  const navigate = useNavigate();
  const { data: channels, isPending, refetch } = useQuery(liveQuery);
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  return (
    <DropdownMenu.Root defaultOpen modal={false} dir={direction}>
      <DropdownMenu.Trigger className={look}>
        <LiveLabel />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
        {channels?.map((channel) => (
          <DropdownMenu.Item
            key={channel.id}
            className="menu-item"
            aria-current={channel.id === channelId ? 'true' : undefined}
            onSelect={() => void navigate({ to: '/live/$channelId', params: { channelId: channel.id }, search: true })}
          >
            <Tv className="icon icon-s" aria-hidden />
            <span className="flex-1">{channel.name}</span>
            <span className="text-12 text-ink-3">{subjectName(channel.subject)}</span>
          </DropdownMenu.Item>
        ))}
        {!channels?.length && (
          <DropdownMenu.Item
            className="menu-item text-ink-2"
            onSelect={(event) => {
              event.preventDefault();
              void refetch();
            }}
          >
            {isPending ? t('live.loading') : channels ? t('live.none') : t('live.failed')}
          </DropdownMenu.Item>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
