import { useEffect } from 'react';

const NAME = '360 News';

/** Names the tab after what is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${NAME}`;
    return () => {
      document.title = NAME;
    };
  }, [title]);
}
