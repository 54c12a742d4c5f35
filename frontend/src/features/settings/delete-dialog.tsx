import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { deleteAccount } from './account.ts';

const GOES = [
  'settings',
  'saved',
  'follows',
  'activity',
  'searches',
  'briefings',
  'reports',
  'community',
  'browser',
] as const;

interface DeleteDialogProps {
  onClose: () => void;
  /** Begins anew, since the page still holds in memory what is gone. */
  onGone: () => void;
}

function Gone({ onGone }: { onGone: () => void }) {
  const { t } = useTranslation();
  return (
    <ModalLayer className="dialog st-delete" label={t('userSettings.delete.done')} onClose={onGone}>
      <div role="status">
        <h2 className="head-22">{t('userSettings.delete.done')}</h2>
        <p className="mt-2 text-ink-2">{t('userSettings.delete.doneText')}</p>
      </div>
      <p className="st-acts">
        <button type="button" className="btn btn-primary" onClick={onGone}>
          {t('userSettings.delete.home')}
        </button>
      </p>
    </ModalLayer>
  );
}

/** Asks before everything of the reader goes, and says what that is. */
export function DeleteDialog({ onClose, onGone }: DeleteDialogProps) {
  const { t } = useTranslation();
  const deletion = useMutation({ mutationFn: deleteAccount });
  const close = () => {
    if (!deletion.isPending) onClose();
  };
  if (deletion.isSuccess) return <Gone onGone={onGone} />;
  return (
    <ModalLayer className="dialog st-delete" label={t('userSettings.delete.title')} onClose={close}>
      <h2 className="head-22">{t('userSettings.delete.title')}</h2>
      <p className="mt-2">{t('userSettings.delete.text')}</p>
      <ul className="st-goes">
        {GOES.map((part) => (
          <li key={part}>{t(`userSettings.delete.goes.${part}`)}</li>
        ))}
      </ul>
      <p className="st-hint">{t('userSettings.delete.final')}</p>
      {deletion.isError && (
        <p className="notice notice-bad mt-3" role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          {t('userSettings.delete.failed')}
        </p>
      )}
      <p className="st-acts">
        <button type="button" className="btn" disabled={deletion.isPending} onClick={close}>
          {t('userSettings.delete.keep')}
        </button>
        <button type="button" className="btn st-danger" disabled={deletion.isPending} onClick={() => deletion.mutate()}>
          {t(deletion.isPending ? 'userSettings.delete.under' : 'userSettings.delete.confirm')}
        </button>
      </p>
    </ModalLayer>
  );
}
