import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api.ts';
import { BILLING_KEY } from '../../lib/billing-queries.ts';
import { showToast } from '../../lib/toast.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** Lets a plan go on that was given up and has not ended yet. */
export function ResumeButton({ plan }: { plan: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const resuming = useMutation({
    mutationFn: () => send('POST', '/api/billing/resume'),
    onSuccess: () => {
      showToast({ kind: 'result', text: t('plans.resumed', { plan }) });
      return client.invalidateQueries({ queryKey: BILLING_KEY });
    },
    onError: () => showToast({ kind: 'failure', text: t('plans.notChanged') }),
  });
  return (
    <button type="button" className="btn w-full" disabled={resuming.isPending} onClick={() => resuming.mutate()}>
      {t(resuming.isPending ? 'plans.processing' : 'plans.keep', { plan })}
    </button>
  );
}
