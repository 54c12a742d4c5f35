import { useMutation } from '@tanstack/react-query';
import { CircleAlert, Download, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { exportAccount } from './account.ts';
import { reset } from './change-settings.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** What a reader may do with all that is kept of them. */
export function AccountCard({ onGone }: { onGone: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const exporting = useMutation({ mutationFn: exportAccount });
  const missing = exporting.data ?? [];
  return (
    <section className="st-card" id="account">
      <h2 className="label">{t('userSettings.account.title')}</h2>
      <p className="st-hint">{t('userSettings.account.text')}</p>
      {exporting.isError && (
        <p className="notice notice-bad mt-3" role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          {t('userSettings.account.exportFailed')}
        </p>
      )}
      {missing.length > 0 && (
        <p className="notice mt-3" role="status">
          <CircleAlert className="icon icon-s" aria-hidden />
          {t('userSettings.account.exportPartly', {
            parts: format.list(missing.map(({ part }) => t(`userSettings.account.part.${part}`))),
          })}
        </p>
      )}
      <p className="st-acts st-acts-start">
        <button type="button" className="btn" disabled={exporting.isPending} onClick={() => exporting.mutate()}>
          <Download className="icon icon-s" aria-hidden />
          {t(exporting.isPending ? 'userSettings.account.exporting' : 'userSettings.account.export')}
        </button>
        <button type="button" className="btn" onClick={() => void reset()}>
          <RotateCcw className="icon icon-s" aria-hidden />
          {t('userSettings.account.reset')}
        </button>
        <button type="button" className="btn st-danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Trash2 className="icon icon-s" aria-hidden />
          {t('userSettings.account.delete')}
        </button>
      </p>
      {asking && <DeleteDialog onClose={() => setAsking(false)} onGone={onGone} />}
    </section>
  );
}
