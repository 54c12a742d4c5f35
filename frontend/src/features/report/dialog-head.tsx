import { Check, X } from 'lucide-react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const STEPS = ['configure', 'generate', 'complete'] as const;
export type DialogStep = (typeof STEPS)[number];

/** The dialog's name and how far the reader is. */
export function DialogHead({ step, onClose }: { step: DialogStep; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const at = STEPS.indexOf(step);
  return (
    <header className="dialog-h rp-h">
      <h2 className="head-22">{t('proReport.title')}</h2>
      <ol className="rp-at" aria-label={t('proReport.steps')}>
        {STEPS.map((each, index) => (
          <li key={each} aria-current={index === at ? 'step' : undefined}>
            <i aria-hidden>{index < at ? <Check className="icon" /> : format.number(index + 1)}</i>
            {t(`proReport.at.${each}`)}
            {index < at && <span className="sr-only">{t('proReport.passed')}</span>}
          </li>
        ))}
      </ol>
      <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={onClose}>
        <X className="icon" aria-hidden />
      </button>
    </header>
  );
}
