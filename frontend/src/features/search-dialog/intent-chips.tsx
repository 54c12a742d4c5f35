import type { IntentChip, SearchIntent } from '@360/contracts/search';
import { X } from 'lucide-react';
import { chipText } from '../../components/search/chip-text.ts';
import { standsIn } from '../../components/search/query-piece.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

interface IntentChipsProps {
  intent: SearchIntent;
  query: string;
  onRemove: (chip: IntentChip) => void;
}

/** What was understood of a query, each piece to be taken back, and what was not. */
export function IntentChips({ intent, query, onRemove }: IntentChipsProps) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  return (
    <>
      {intent.chips.length > 0 && (
        <ul className="sd-chips" aria-label={t('searchDialog.understood')}>
          <li className="text-12 text-ink-3" aria-hidden>
            {t('searchDialog.understood')}
          </li>
          {intent.chips.map((chip) => {
            const text = chipText(chip, t, i18n.language, format);
            return (
              <li key={`${chip.kind} ${chip.value} ${chip.start}`}>
                {standsIn(query, chip) ? (
                  <button
                    type="button"
                    className="chip"
                    aria-label={t('searchDialog.leaveOut', { text })}
                    onClick={() => onRemove(chip)}
                  >
                    {text}
                    <X className="icon icon-s" aria-hidden />
                  </button>
                ) : (
                  <span className="chip">{text}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {intent.problems.map(({ message, start }) => (
        <p className="notice mt-3" key={start}>
          {message}
        </p>
      ))}
    </>
  );
}
