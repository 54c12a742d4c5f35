import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { signOut } from './sign-out.ts';

interface SignOutDialogProps {
  onClose: () => void;
  /** Begins anew, since the page still holds in memory what is gone. */
  onGone: () => void;
}

/** Asks before a reader without an account goes: nobody comes back to what is kept of them. */
export function SignOutDialog({ onClose, onGone }: SignOutDialogProps) {
  const { t } = useTranslation();
  const going = useMutation({ mutationFn: signOut, onSuccess: onGone });
  const under = going.isPending || going.isSuccess;
  const close = () => {
    if (!under) onClose();
  };
  return (
    <ModalLayer className="dialog px-6 py-5" label={t('signOut.title')} onClose={close}>
      <h2 className="head-22">{t('signOut.title')}</h2>
      <p className="mt-2">{t('signOut.text')}</p>
      <p className="mt-2 text-ink-2">
        {t('signOut.first')}{' '}
        <Link to="/settings" hash="account" search={true} className="link whitespace-nowrap" onClick={close}>
          {t('signOut.settings')}
        </Link>
      </p>
      {going.isError && (
        <p className="notice notice-bad mt-3" role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          {t('signOut.failed')}
        </p>
      )}
      <p className="mt-6 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn" disabled={under} onClick={close}>
          {t('signOut.stay')}
        </button>
        <button type="button" className="btn btn-primary" disabled={under} onClick={() => going.mutate()}>
          {t(under ? 'signOut.under' : 'signOut.confirm')}
        </button>
      </p>
    </ModalLayer>
  );
}
