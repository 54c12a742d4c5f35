import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { ApiError } from '../../lib/api.ts';
import { useTold } from '../../lib/told.ts';
import { useTranslation } from '../../lib/use-translation.ts';

interface ConfirmDialogProps {
  title: string;
  /** What happens at once, and what then. */
  text: readonly string[];
  keep: string;
  confirm: string;
  danger?: boolean;
  /** @throws ApiError where the server refuses; its own words are shown. */
  onConfirm: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a plan is changed or given up, and says what that means. It stays until the server has answered. */
export function ConfirmDialog({ title, text, keep, confirm, danger, onConfirm, onDone, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const told = useTold();
  const changing = useMutation({ mutationFn: onConfirm, onSuccess: onDone });
  const { isPending, error } = changing;
  const close = () => {
    if (!isPending) onClose();
  };
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 ? told(error.message) : '';
  return (
    <ModalLayer className="dialog bl-ask" label={title} onClose={close}>
      <h2 className="head-22">{title}</h2>
      {text.map((paragraph) => (
        <p className="mt-2 text-ink-2" key={paragraph}>
          {paragraph}
        </p>
      ))}
      {error && (
        <p className="notice notice-bad mt-3" role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          <span dir="auto">{refused || t('plans.notChanged')}</span>
        </p>
      )}
      <p className="bl-acts">
        <button type="button" className="btn" disabled={isPending} onClick={close}>
          {keep}
        </button>
        <button
          type="button"
          className={danger ? 'btn bl-danger' : 'btn btn-primary'}
          disabled={isPending}
          onClick={() => changing.mutate()}
        >
          {isPending ? t('plans.processing') : confirm}
        </button>
      </p>
    </ModalLayer>
  );
}
