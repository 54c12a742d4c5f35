import { useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { LayerBoundary } from '../components/layout/layer-boundary.tsx';
import { CreateDialog } from '../features/create-content/create-later.tsx';
import { PostsPage } from '../features/posts/posts-page.tsx';

/** Your posts and those you follow. */
export function PostsRoute() {
  const { of = 'me' } = useSearch({ from: '/posts' });
  const [creating, setCreating] = useState(false);
  const close = useCallback(() => setCreating(false), []);
  return (
    <>
      <PostsPage of={of} onCreate={() => setCreating(true)} />
      <LayerBoundary key={String(creating)} onFail={close}>
        {creating && <CreateDialog onClose={close} />}
      </LayerBoundary>
    </>
  );
}
