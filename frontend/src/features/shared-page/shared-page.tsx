import { decodeShare } from '@360/contracts/share-payload';
import type { ShareCheck, SharePayload } from '@360/contracts/shares';
import { useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/layout/wide-page.css';
import { removeUndoably, useLeaving } from '../../lib/undoable-removal.ts';
import { useTitle } from '../../lib/use-title.ts';
import { MarkList } from './mark-list.tsx';
import { Replies } from './replies.tsx';
import { SharedContent } from './shared-content.tsx';
import { SharedHead } from './shared-head.tsx';
import { SharedLost, SharedPanel } from './shared-lost.tsx';
import './shared-page.css';
import { SharedPicture } from './shared-picture.tsx';
import { checkQuery, type Standing, sharePath, useStanding } from './shared-queries.ts';

/** That nobody vouches for the page, or that this could not be found out. */
function StrangerLine({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  if (standing.name !== 'stranger' && standing.name !== 'unchecked') return null;
  return (
    <p className="shp-stranger">
      <CircleAlert className="icon icon-s" aria-hidden />
      <span className="flex-1">{t(`sharedPage.${standing.name}`)}</span>
      {standing.name === 'unchecked' && (
        <button type="button" className="btn btn-s" onClick={standing.retry}>
          {t('action.retry')}
        </button>
      )}
    </p>
  );
}

interface SharedProps {
  payload: string;
  share: SharePayload;
  standing: Standing;
}

function Shared({ payload, share, standing }: SharedProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, content, message } = share;
  const verified = standing.name === 'verified' ? standing.check : null;
  const author = (verified && share.author) || t('sharedPage.anonymous');
  useTitle(t('sharedPage.title', { author }));
  const takeBack = (shareId: string) =>
    removeUndoably({
      path: sharePath(shareId),
      text: t('sharedPage.takenBack'),
      failed: t('sharedPage.notTakenBack'),
      onRemoved: () =>
        client.setQueryData<ShareCheck>(
          checkQuery(payload).queryKey,
          (check) => check && { ...check, valid: false, revoked: true },
        ),
    });
  return (
    <div className="wide-page shp">
      <article>
        <SharedHead
          share={share}
          standing={standing}
          onTakeBack={verified?.mine && id !== null ? () => takeBack(id) : undefined}
        />
        <StrangerLine standing={standing} />
        {message && (
          <p className="shp-message" dir="auto">
            {message}
          </p>
        )}
        <SharedPicture share={share} />
        <SharedContent content={content} vouched={verified !== null} />
      </article>
      <aside aria-label={t('sharedPage.heading')}>
        <MarkList marks={share.annotations} />
        {verified && id !== null && <Replies payload={payload} shareId={id} check={verified} />}
        {verified && (
          <p className="shp-hint">
            <BadgeCheck className="icon icon-s" aria-hidden />
            {t('sharedPage.tick')}
          </p>
        )}
      </aside>
    </div>
  );
}

function Readable({ payload, share }: Omit<SharedProps, 'standing'>) {
  const { t } = useTranslation();
  const standing = useStanding(payload, share);
  const leaving = useLeaving();
  const takenBack = share.id !== null && standing.name === 'verified' && leaving.has(sharePath(share.id));
  if (takenBack || standing.name === 'revoked') {
    const mine = takenBack || standing.check.mine;
    return (
      <SharedPanel
        title={t('sharedPage.revoked')}
        text={t(mine ? 'sharedPage.revokedMine' : 'sharedPage.revokedText')}
      />
    );
  }
  return <Shared payload={payload} share={share} standing={standing} />;
}

/** A shared page, from the last segment of its address: whatever that holds, it is read as a stranger's and shown as text. */
export function SharedPage({ payload }: { payload: string }) {
  const share = useMemo(() => decodeShare(payload), [payload]);
  if (!share) return <SharedLost reason={payload === '' ? 'invalid' : 'failed'} />;
  return <Readable key={payload} payload={payload} share={share} />;
}
