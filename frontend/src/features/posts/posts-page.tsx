import { Link } from '@tanstack/react-router';
import { SquarePen } from 'lucide-react';
import { ListPage } from '../../components/layout/list-page.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { PostsList } from './posts-list.tsx';
import { POSTS_OF, type PostsOf } from './posts-of.ts';

interface PostsPageProps {
  of: PostsOf;
  /** Opens the form of a new post. */
  onCreate: () => void;
}

/** What readers wrote: one's own posts, those on topics one follows, or all. */
export function PostsPage({ of, onCreate }: PostsPageProps) {
  const { t } = useTranslation();
  return (
    <ListPage
      title={t('postsPage.title')}
      note={t('postsPage.note')}
      actions={
        <button type="button" className="btn btn-primary" aria-haspopup="dialog" onClick={onCreate}>
          <SquarePen className="icon icon-s" aria-hidden />
          {t('postsPage.create')}
        </button>
      }
    >
      <nav className="flex flex-wrap gap-2 pb-4" aria-label={t('postsPage.which')}>
        {POSTS_OF.map((one) => (
          <Link
            key={one}
            to="/posts"
            search={one === 'me' ? {} : { of: one }}
            className={one === of ? 'chip border-ink bg-ink text-paper hover:text-paper' : 'chip'}
            aria-current={one === of ? 'page' : undefined}
          >
            {t(`postsPage.of.${one}`)}
          </Link>
        ))}
      </nav>
      <PostsList key={of} of={of} onCreate={onCreate} />
    </ListPage>
  );
}
