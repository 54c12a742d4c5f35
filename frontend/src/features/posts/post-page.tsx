import type { Content } from '@360/contracts/content';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { LayerBoundary } from '../../components/layout/layer-boundary.tsx';
import { ListPage } from '../../components/layout/list-page.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { PostRow } from './post-row.tsx';
import { removePost } from './removing.ts';

const EditDialog = lazy(() => import('./edit-dialog.tsx').then((module) => ({ default: module.EditDialog })));

/** One post by its own address; its author changes it and takes it away here too. */
export function PostPage({ post }: { post: Content }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const remove = () => {
    removePost(client, post);
    void navigate({ to: '/posts', search: {} });
  };
  return (
    <ListPage
      title={t('postPage.title')}
      note={t('postsPage.note')}
      actions={
        <Link to="/posts" search={{ of: 'all' }} className="btn btn-quiet">
          {t('postPage.all')}
        </Link>
      }
    >
      <ul>
        <PostRow post={post} onEdit={() => setEditing(true)} onRemove={remove} />
      </ul>
      <LayerBoundary key={String(editing)} onFail={() => setEditing(false)}>
        {editing && <EditDialog post={post} onClose={() => setEditing(false)} />}
      </LayerBoundary>
    </ListPage>
  );
}
