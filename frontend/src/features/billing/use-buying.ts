import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../lib/api.ts';
import { type Purchase, startPayment, useGoToPayment } from '../../lib/start-payment.ts';
import { showToast } from '../../lib/toast.ts';
import { useTold } from '../../lib/told.ts';
import { useTranslation } from '../../lib/use-translation.ts';

export interface Buying {
  start: (purchase: Purchase) => void;
  /** What was chosen last, until the page is left. */
  chosen: Purchase | null;
  /** Under way, until the page is left for the one where it is paid. */
  busy: boolean;
  /** Why nothing came of it; null where something may. */
  failed: string | null;
}

/** Under which name the words about a failure stand. */
const wordsOf = (purchase: Purchase): string =>
  purchase.kind === 'subscription' && purchase.inShell ? 'shell' : purchase.kind;

/** Begins payments and leads to where they are made. */
export function useBuying(): Buying {
  const { t } = useTranslation();
  const told = useTold();
  const go = useGoToPayment();
  const { mutate, reset, variables, isPending, isSuccess, isError, data, error } = useMutation({
    mutationFn: startPayment,
    onSuccess: (address, purchase) => (address ? go(address) : sayFailed(purchase)),
    onError: (_, purchase) => sayFailed(purchase),
  });
  const sayFailed = (purchase: Purchase) =>
    showToast({ kind: 'failure', text: t(`plans.failed.${wordsOf(purchase)}`) });
  useEffect(() => {
    // Coming back from the provider, the browser may show the page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);

  const reason = (purchase: Purchase): string | null => {
    if (isSuccess) return data === null ? t(`plans.noAddress.${wordsOf(purchase)}`) : null;
    if (!isError) return null;
    if (!(error instanceof ApiError) || error.status === 0) return t(`plans.failed.${wordsOf(purchase)}`);
    const notCreated = t(`plans.notCreated.${purchase.kind}`);
    const own = error.status < 500 && error.message ? told(error.message) : '';
    return own ? `${notCreated}: ${own}` : notCreated;
  };
  return {
    start: mutate,
    chosen: variables ?? null,
    busy: isPending || (isSuccess && data !== null),
    failed: variables ? reason(variables) : null,
  };
}
