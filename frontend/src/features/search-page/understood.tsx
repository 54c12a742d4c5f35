import type { IntentChip, SearchIntent } from '@360/contracts/search';
import { CircleAlert, X } from 'lucide-react';
import { chipText } from '../../components/search/chip-text.ts';
import { standsIn } from '../../components/search/query-piece.ts';
import { useTold } from '../../lib/told.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

interface UnderstoodProps {
  intent: SearchIntent;
  query: string;
  /** The id under which the box refers to the problems. */
  problemsId: string;
  onRemove: (chip: IntentChip) => void;
}

function Chip({ chip, query, onRemove }: { chip: IntentChip } & Pick<UnderstoodProps, 'query' | 'onRemove'>) {
  const { t, i18n } = useTranslation();
  const label = chipText(chip, t, i18n.language, useFormat());
  if (!standsIn(query, chip)) return <span className="chip">{label}</span>;
  return (
    <button type="button" className="chip" onClick={() => onRemove(chip)}>
      {label}
      <X className="icon icon-s text-ink-3" role="img" aria-label={t('searchPage.leaveOut')} />
    </button>
  );
}

/** How the query was read: chips that can be taken back, and a sentence for each piece that could not be read. */
export function Understood({ intent: { chips, problems }, query, problemsId, onRemove }: UnderstoodProps) {
  const { t } = useTranslation();
  const told = useTold();
  return (
    <>
      {problems.length > 0 && (
        <ul className="mt-2" id={problemsId} aria-label={t('searchPage.problems')}>
          {problems.map(({ message, start, end }) => (
            <li className="sp-problem" key={`${start} ${message}`}>
              <CircleAlert className="icon icon-s" aria-hidden />
              <span>
                {standsIn(query, { start, end }) && <q dir="auto">{query.slice(start, end)}</q>} {told(message)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <ul className="sp-row sp-line mt-3" aria-label={t('searchPage.understood')}>
          <li className="text-12 text-ink-3 whitespace-nowrap" aria-hidden>
            {t('searchPage.understood')}
          </li>
          {chips.map((chip) => (
            <li key={`${chip.kind} ${chip.start} ${chip.value}`}>
              <Chip chip={chip} query={query} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
