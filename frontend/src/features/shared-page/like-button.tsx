import type { ShareCheck } from '@360/contracts/shares';
import { useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { send } from '../../lib/api.ts';
import { showToast } from '../../lib/toast.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { checkQuery, sharePath } from './shared-queries.ts';

interface LikeButtonProps {
  payload: string;
  shareId: string;
  check: ShareCheck;
}

/** The reader's own like, and how many there are. It counts at once, and goes back where the server refuses it. */
export function LikeButton({ payload, shareId, check }: LikeButtonProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { queryKey } = checkQuery(payload);
  const { liked, likes } = check;
  const put = (on: boolean) =>
    client.setQueryData<ShareCheck>(queryKey, (now) =>
      now && now.liked !== on ? { ...now, liked: on, likes: Math.max(0, now.likes + (on ? 1 : -1)) } : now,
    );
  const toggle = async () => {
    if (busy) return;
    setBusy(true);
    put(!liked);
    try {
      await send(liked ? 'DELETE' : 'PUT', `${sharePath(shareId)}/like`);
    } catch {
      put(liked);
      showToast({ kind: 'failure', text: t('sharedPage.likeFailed') });
    }
    setBusy(false);
  };
  return (
    <button type="button" className="btn shp-like" aria-pressed={liked} onClick={() => void toggle()}>
      <Heart className="icon icon-s" aria-hidden />
      <span className="sr-only">{t('sharedPage.like')}, </span>
      <span className="num" aria-hidden>
        {format.number(likes)}
      </span>
      <span className="sr-only">{format.count('sharedPage.likes', likes)}</span>
    </button>
  );
}
