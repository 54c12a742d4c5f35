import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { liveQuery } from '../../lib/queries.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useSubjectName } from './use-subject-name.ts';

interface ChannelListProps {
  /** The channel on screen, left out of the list. */
  except: string | null;
  onChoose?: () => void;
}

/** The channels as rows. */
export function ChannelList({ except, onChoose }: ChannelListProps) {
  const { t } = useTranslation();
  const subjectName = useSubjectName();
  const { data: channels, isPending, isError, refetch } = useQuery(liveQuery);
  if (isPending) return <p className="py-3 text-ink-2">{t('live.loading')}</p>;
  if (isError)
    return (
      <p className="flex items-center gap-3 py-3">
        {t('live.failed')}
        <button type="button" className="btn btn-s" onClick={() => void refetch()}>
          {t('action.retry')}
        </button>
      </p>
    );
  const others = channels.filter((channel) => channel.id !== except);
  if (others.length === 0) return <p className="py-3 text-ink-2">{t('live.none')}</p>;
  return (
    <ul>
      {others.map((channel) => (
        <li key={channel.id}>
          <Link
            to="/live/$channelId"
            params={{ channelId: channel.id }}
            search={true}
            className="channel"
            {...(onChoose ? { onClick: onChoose } : {})}
          >
            <span className="mast" aria-hidden>
              {channel.name.charAt(0)}
            </span>
            <span className="min-w-0 flex-1">
              <span className="channel-name block font-medium">{channel.name}</span>
              <span className="block text-12 text-ink-3">{subjectName(channel.subject)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
