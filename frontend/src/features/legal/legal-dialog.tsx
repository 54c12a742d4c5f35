import { X } from 'lucide-react';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { LegalParts } from './legal-parts.tsx';
import { LEGAL_PARTS, TERMS_IN_SHORT } from './legal-texts.ts';

interface LegalDialogProps {
  text: 'terms' | 'copyright';
  onClose: () => void;
}

/** The main points of the terms, or the copyright policy, over the page. Speaks with the strings of `legal`. */
export function LegalDialog({ text, onClose }: LegalDialogProps) {
  const { t } = useTranslation();
  const title = t(`legal.${text}.title`);
  return (
    <ModalLayer className="dialog" label={title} onClose={onClose}>
      <header className="dialog-h">
        <h2 className="head-22">{title}</h2>
        <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={onClose}>
          <X className="icon" aria-hidden />
        </button>
      </header>
      <div className="px-4 py-4 md:px-6">
        <p className="text-12 text-ink-3">{t('legal.version')}</p>
        <LegalParts text={text} parts={text === 'terms' ? TERMS_IN_SHORT : LEGAL_PARTS.copyright} heading="h3" />
      </div>
    </ModalLayer>
  );
}
