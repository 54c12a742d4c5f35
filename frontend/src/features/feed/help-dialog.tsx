import { X } from 'lucide-react';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { useTranslation } from '../../lib/use-translation.ts';

const KEYS: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [['j', 'k'], 'help.walk'],
  [['o', 'Enter'], 'help.open'],
  [['s'], 'help.save'],
  [['m'], 'help.mark'],
  [['a'], 'help.analysis'],
  [['f'], 'help.feed'],
  [['/'], 'headerSearch.search'],
  [['?'], 'help.help'],
  [['Esc'], 'help.close'],
];

/** The keys that work here. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ModalLayer className="dialog" label={t('help.title')} onClose={onClose}>
      <header className="dialog-h">
        <h2 className="head-22">{t('help.title')}</h2>
        <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={onClose}>
          <X className="icon" aria-hidden />
        </button>
      </header>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3 px-6 py-5">
        {KEYS.map(([keys, meaning]) => (
          <div className="contents" key={meaning}>
            <dt className="flex gap-1" dir="ltr">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </ModalLayer>
  );
}
