import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';

const KINDS = ['terms', 'copyright'] as const;
type Kind = (typeof KINDS)[number];

/** Draws one of the texts over the page. */
export type LegalDialogOf = (text: Kind, onClose: () => void) => ReactNode;

interface LegalCardProps {
  dialog: LegalDialogOf;
  /** What is kept of a reader, as switches. */
  children: ReactNode;
}

/** What of a reader is kept, and the rules of the house, each in a dialog of its own. */
export function LegalCard({ dialog, children }: LegalCardProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Kind | null>(null);
  return (
    <section className="st-card">
      <h2 className="label">{t('userSettings.legal.title')}</h2>
      {children}
      {KINDS.map((kind) => (
        <button
          type="button"
          className="st-row st-open"
          key={kind}
          aria-haspopup="dialog"
          onClick={() => setOpen(kind)}
        >
          <span className="st-name flex-1">{t(`userSettings.legal.${kind}`)}</span>
          <ChevronRight className="icon icon-s flip" aria-hidden />
        </button>
      ))}
      <p className="st-hint mt-3">{t('userSettings.legal.updated')}</p>
      {open && dialog(open, () => setOpen(null))}
    </section>
  );
}
