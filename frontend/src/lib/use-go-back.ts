import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Back to where the reader came from; home for those who came by the address. */
export function useGoBack(): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/', search: true });
  }, [router]);
}
