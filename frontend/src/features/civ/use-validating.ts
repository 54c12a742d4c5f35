import { type FlaggedItem, type FlaggedItemList, type Validation, validationResponseSchema } from '@360/contracts/civ';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, postJson } from '../../lib/api.ts';
import { showToast } from '../../lib/toast.ts';
import { useTold } from '../../lib/told.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { civProfileQuery, civStatusQuery, FLAGGED_KEY } from './civ-queries.ts';
import { failureText } from './failure-text.ts';

const CONFLICT = 409;

/** The lists as they are with an item as it stands now. */
function showReviewed(client: QueryClient, reviewed: FlaggedItem): void {
  client.setQueriesData<InfiniteData<FlaggedItemList>>(
    { queryKey: FLAGGED_KEY },
    (now) =>
      now && {
        ...now,
        pages: now.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === reviewed.id ? reviewed : item)),
        })),
      },
  );
}

/**
 * Sends a review. Taken, the item shows it and the member's figures are read anew; where the item was settled meanwhile,
 * the list is.
 * @param onTaken called before the result is told
 */
export function useValidating(onTaken: () => void) {
  const { t } = useTranslation();
  const told = useTold();
  const client = useQueryClient();
  const renewLists = () => void client.invalidateQueries({ queryKey: FLAGGED_KEY });
  const sayFailed = (why: string) => showToast({ kind: 'failure', text: `${t('civ.validate.failed')}: ${why}` });
  const sending = useMutation({
    mutationFn: async (sent: Validation) => {
      const answer = validationResponseSchema.safeParse(await postJson('/api/civ/validate', sent));
      return answer.success ? answer.data.item : null;
    },
    onSuccess: (item) => {
      onTaken();
      showToast({ kind: 'result', text: t('civ.validate.done') });
      if (item) showReviewed(client, item);
      if (item?.state !== 'open') renewLists();
      void client.invalidateQueries({ queryKey: civProfileQuery.queryKey });
      void client.invalidateQueries({ queryKey: civStatusQuery.queryKey });
    },
    onError: (error) => {
      sayFailed(failureText(error, t, told));
      if (error instanceof ApiError && error.status === CONFLICT) renewLists();
    },
  });
  return { sending, sayFailed };
}
