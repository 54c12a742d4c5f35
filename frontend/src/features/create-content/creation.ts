import type { Content } from '@360/contracts/content';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { emptyDraft, type PostDraft, requestOf } from '../../components/post-form/draft.ts';
import type { Sending } from '../../components/post-form/post-dialog.tsx';
import { postJson } from '../../lib/api.ts';
import { i18n } from '../../lib/strings.ts';
import { showToast } from '../../lib/toast.ts';
import { keepDraft, readDraft } from './kept-draft.ts';

interface Creation {
  draft: PostDraft;
  sending: Sending;
}

// Outlives the form: closed and opened again it is as it was, even while the post is sent.
let creation: Creation = { draft: readDraft(), sending: { under: false, failed: null } };
const listeners = new Set<() => void>();

function put(next: Partial<Creation>): void {
  creation = { ...creation, ...next };
  if (next.draft) keepDraft(next.draft);
  for (const listener of listeners) listener();
}

export const useCreation = (): Creation =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => creation,
  );

export const changeDraft = (draft: PostDraft): void => put({ draft });

/** Posts the draft, which is then empty again, and has the lists of posts read anew. Answers whether it was taken. */
export async function createPost(client: QueryClient): Promise<boolean> {
  if (creation.sending.under) return false;
  put({ sending: { under: true, failed: null } });
  try {
    await postJson<Content>('/api/content', requestOf(creation.draft));
  } catch (error) {
    put({ sending: { under: false, failed: error instanceof Error ? error.message : '' } });
    return false;
  }
  put({ draft: emptyDraft, sending: { under: false, failed: null } });
  showToast({ kind: 'result', text: i18n.t('createContent.created') });
  void client.invalidateQueries({ queryKey: ['posts'] });
  return true;
}
