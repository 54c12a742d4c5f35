import type { Content } from '@360/contracts/content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changesOf, draftOf } from '../../components/post-form/draft.ts';
import { PostDialog } from '../../components/post-form/post-dialog.tsx';
import { patchJson } from '../../lib/api.ts';
import { showToast } from '../../lib/toast.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { postPath } from './posts-query.ts';

/** The form of a post that stands already; only what was changed is sent. */
export function EditDialog({ post, onClose }: { post: Content; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(post));
  const change = useMutation({
    networkMode: 'always',
    mutationFn: (changes: object) => patchJson<Content>(postPath(post), changes),
    onSuccess: () => {
      showToast({ kind: 'result', text: t('postsPage.changed') });
      void client.invalidateQueries({ queryKey: ['posts'] });
    },
  });
  const send = () => {
    const changes = changesOf(post, draft);
    if (changes) change.mutate(changes, { onSuccess: onClose });
    else onClose();
  };
  return (
    <PostDialog
      says={{
        title: t('postsPage.editTitle'),
        send: t('postsPage.save'),
        sending: t('postsPage.saving'),
        failed: t('postsPage.notChanged'),
      }}
      draft={draft}
      before={draftOf(post)}
      sending={{ under: change.isPending, failed: change.isError ? change.error.message : null }}
      onChange={setDraft}
      onSend={send}
      onClose={onClose}
    />
  );
}
