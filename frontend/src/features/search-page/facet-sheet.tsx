import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** On a phone the facets wait in a sheet behind one button that says how many are set. */
export function FacetSheet({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const title = t('searchPage.filters');
  return (
    <>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="icon icon-s" aria-hidden />
        {title}
        {count > 0 && <span className="num">{format.number(count)}</span>}
      </button>
      {open && (
        <ModalLayer className="dialog sheet" label={title} onClose={close}>
          <header className="dialog-h">
            <h2 className="head-22">{title}</h2>
            <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={close}>
              <X className="icon" aria-hidden />
            </button>
          </header>
          <div className="px-4 py-4">{children}</div>
        </ModalLayer>
      )}
    </>
  );
}
