import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { send } from '../../lib/api.ts';
import { showToast } from '../../lib/toast.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { civProfileQuery } from './civ-queries.ts';

/** Asks before a member leaves, and says what goes and what stays. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const leaving = useMutation({
    mutationFn: () => send('POST', '/api/civ/leave'),
    onSuccess: () => {
      showToast({ kind: 'result', text: t('civ.leave.done') });
      client.setQueryData(civProfileQuery.queryKey, (now) => now && { ...now, profile: null });
      void client.invalidateQueries({ queryKey: ['civ'], refetchType: 'none' });
    },
  });
  const close = () => {
    if (!leaving.isPending) onClose();
  };
  return (
    <ModalLayer className="dialog px-6 py-5" label={t('civ.leave.title')} onClose={close}>
      <h2 className="head-22">{t('civ.leave.title')}</h2>
      <p className="mt-2">{t('civ.leave.text')}</p>
      {leaving.isError && (
        <p className="notice notice-bad mt-3" role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          {t('civ.leave.failed')}
        </p>
      )}
      <p className="mt-6 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn" disabled={leaving.isPending} onClick={close}>
          {t('civ.leave.stay')}
        </button>
        <button
          type="button"
          className="btn cv-danger"
          disabled={leaving.isPending}
          aria-busy={leaving.isPending}
          onClick={() => leaving.mutate()}
        >
          {t(leaving.isPending ? 'civ.leave.under' : 'civ.leave.confirm')}
        </button>
      </p>
    </ModalLayer>
  );
}
