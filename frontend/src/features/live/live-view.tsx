import type { LiveChannel } from '@360/contracts/news';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { EmbedFrame } from '../../components/ui/embed-frame.tsx';
import { OutLink } from '../../components/ui/out-link.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ChannelList } from './channel-list.tsx';
import { useSubjectName } from './use-subject-name.ts';

/** A live channel in the story column. Opening it is the reader's wish, so its host is asked at once. */
export function LiveView({ channel, onBack }: { channel: LiveChannel; onBack: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const subjectName = useSubjectName();
  useTitle(channel.name);
  return (
    <>
      <header className="view-h flex-wrap">
        <button type="button" className="icon-btn" aria-label={t('video.back')} onClick={onBack}>
          <ArrowLeft className="icon flip" aria-hidden />
        </button>
        <span className="mast mast-l" aria-hidden>
          {channel.name.charAt(0)}
        </span>
        <div className="view-title">
          <h1 className="head-28">{channel.name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-2">
            <span className="badge badge-live">
              <span className="pulse" aria-hidden />
              {t('live.badge')}
            </span>
            {[subjectName(channel.subject), channel.country && format.country(channel.country)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <OutLink className="btn" href={channel.website}>
          <ExternalLink className="icon icon-s" aria-hidden />
          {t('live.website')}
        </OutLink>
      </header>
      <EmbedFrame
        key={channel.id}
        src={channel.embedUrl}
        title={channel.name}
        link={channel.website}
        linkText={t('live.website')}
      />
      <section className="py-5">
        <h2 className="label">{t('live.others')}</h2>
        <ChannelList except={channel.id} />
      </section>
    </>
  );
}
