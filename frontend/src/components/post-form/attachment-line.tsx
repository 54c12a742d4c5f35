import { Image, Link, type LucideIcon, Monitor, Video } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';
import { type Attachment, type AttachmentType, webAddress } from './draft.ts';

export const ATTACHMENT_ICONS: Readonly<Record<AttachmentType, LucideIcon>> = {
  photo: Image,
  video: Video,
  screenshot: Monitor,
  link: Link,
};

/**
 * An attachment as words: what it is called, its kind, and the host it lies on. Nothing is fetched from there.
 * @param led whether the words lead there; they never do for an address that is none of the web
 */
export function AttachmentLine({ attachment, led }: { attachment: Attachment; led: boolean }) {
  const { t } = useTranslation();
  const { type, url, title } = attachment;
  const address = webAddress(url);
  const Icon = ATTACHMENT_ICONS[type];
  const words = (
    <>
      <Icon className="icon icon-s" aria-hidden />
      <span className="min-w-0">
        <span className="pf-called" dir="auto">
          {title || url}
        </span>
        <span className="block text-12 text-ink-3">
          {t(`createContent.type.${type}`)}
          {address && (
            <>
              {' · '}
              <bdi>{address.hostname}</bdi>
            </>
          )}
        </span>
      </span>
    </>
  );
  if (!address || !led) return <span className="pf-attached">{words}</span>;
  return (
    <a className="pf-attached" href={address.href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {words}
    </a>
  );
}
