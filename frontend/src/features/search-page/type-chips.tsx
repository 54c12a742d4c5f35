import type { Facets, SearchType } from '@360/contracts/search';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { TYPES } from './asked.ts';

interface TypeChipsProps {
  type: SearchType | null;
  found: Facets['type'];
  onType: (type: SearchType | null) => void;
}

/** All results, or those of one type, with how many there are where that is counted. */
export function TypeChips({ type, found, onType }: TypeChipsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const countOf = (each: SearchType) => found.find(({ value }) => value === each)?.count;
  return (
    <ul className="sp-types" aria-label={t('searchPage.types.label')}>
      {[null, ...TYPES].map((each) => {
        const count = each === null ? undefined : countOf(each);
        return (
          <li key={each ?? 'all'}>
            <button type="button" className="chip" aria-pressed={type === each} onClick={() => onType(each)}>
              {t(each === null ? 'searchPage.types.all' : `search.type.${each}`)}
              {count !== undefined && <span className="num text-12">{format.number(count)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
