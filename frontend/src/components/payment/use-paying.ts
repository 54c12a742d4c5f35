import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, send } from '../../lib/api.ts';
import { BILLING_KEY } from '../../lib/billing-queries.ts';
import { showToast } from '../../lib/toast.ts';
import { useTold } from '../../lib/told.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { type CardDraft, cardOf } from './card-draft.ts';

interface Paying {
  pay: (draft: CardDraft) => void;
  /** Under way, or paid. */
  busy: boolean;
  /** Why it failed: the server's own words where it refused. */
  refused: string | null;
}

/** Pays with a card for testing. @param onRefused called once the reader was told */
export function usePaying(clientSecret: string, onPaid: () => void, onRefused: () => void): Paying {
  const { t } = useTranslation();
  const told = useTold();
  const client = useQueryClient();
  const failureOf = (error: unknown): string =>
    error instanceof ApiError && error.status >= 400 && error.status < 500
      ? told(error.message) || t('payment.failed')
      : t('payment.unexpected');
  const { mutate, isPending, isSuccess, isError, error } = useMutation({
    mutationFn: (draft: CardDraft) => send('POST', '/api/billing/test-payments', { clientSecret, card: cardOf(draft) }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: BILLING_KEY });
      onPaid();
    },
    onError: (cause) => {
      showToast({ kind: 'failure', text: `${t('payment.toastFailed')}: ${failureOf(cause)}` });
      onRefused();
    },
  });
  return { pay: mutate, busy: isPending || isSuccess, refused: isError ? failureOf(error) : null };
}
