import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { emptyDraft } from '../../components/post-form/draft.ts';
import { PostDialog } from '../../components/post-form/post-dialog.tsx';
import { showToast } from '../../lib/toast.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { changeDraft, createPost, useCreation } from './creation.ts';

/** The form of a new post. Taken, it closes; closed before, what stands in it is kept for this visit. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { draft, sending } = useCreation();
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  const send = async () => {
    const taken = await createPost(client);
    if (taken && open.current) onClose();
    if (!taken && !open.current) showToast({ kind: 'failure', text: t('createContent.failed') });
  };
  return (
    <PostDialog
      says={{
        title: t('createContent.dialog'),
        send: t('createContent.publish'),
        sending: t('createContent.creating'),
        failed: t('createContent.failed'),
        note: draft === emptyDraft ? undefined : t('createContent.kept'),
      }}
      draft={draft}
      sending={sending}
      onChange={changeDraft}
      onSend={() => void send()}
      onClose={onClose}
    />
  );
}
