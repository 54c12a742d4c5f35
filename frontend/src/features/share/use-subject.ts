import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemQuery } from '../../lib/queries.ts';
import type { ShareRequest } from '../../lib/share-request.ts';
import type { Subject } from './share-link.ts';

/** The report that is shared; null while it is read, its headline alone where it cannot be. */
export function useSubject({ itemId, title }: ShareRequest): Subject | null {
  const client = useQueryClient();
  const { data: item, isPending } = useQuery(itemQuery(itemId, client));
  return useMemo(
    () =>
      isPending
        ? null
        : {
            title,
            itemId,
            summary: item?.summary ?? '',
            imageUrl: item?.imageUrl ?? null,
            url: item?.sourceUrl ?? null,
            storyId: item?.storyId ?? null,
          },
    [title, itemId, item, isPending],
  );
}
