import type { Content } from '@360/contracts/content';
import { authorIn, mutedAuthor } from '@360/contracts/muted';
import { changeSettings } from '../../lib/settings-sync.ts';
import { i18n } from '../../lib/strings.ts';
import { showToast } from '../../lib/toast.ts';

type Author = Pick<Content, 'authorId' | 'authorName'>;

async function carryOut(author: Author, muted: boolean): Promise<void> {
  await changeSettings(({ mutedAuthors }) => {
    const others = mutedAuthors.filter((other) => authorIn(other).authorId !== author.authorId);
    return { mutedAuthors: muted ? [...others, mutedAuthor(author)] : others };
  });
}

const sayFailed = (): void => showToast({ kind: 'failure', text: i18n.t('postsPage.notMuted') });

/** Leaves out an author's posts from now on, wherever the reader is, and offers to undo it. */
export function muteAuthor(author: Author): void {
  carryOut(author, true).then(
    () =>
      showToast({
        kind: 'result',
        text: i18n.t('postsPage.muted', { name: author.authorName }),
        action: { label: i18n.t('action.undo'), run: () => void carryOut(author, false).catch(sayFailed) },
      }),
    sayFailed,
  );
}
