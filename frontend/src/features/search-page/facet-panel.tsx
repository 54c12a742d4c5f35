import type { Facets } from '@360/contracts/search';
import { useTranslation } from '../../lib/use-translation.ts';
import { type Asked, NOTHING_ASKED, narrowings, toggled } from './asked.ts';
import { DateFacet } from './date-facet.tsx';
import { FacetGroup } from './facet-group.tsx';
import { LISTS } from './search-address.ts';

interface FacetPanelProps {
  asked: Asked;
  facets: Facets | null;
  onAsk: (asked: Asked) => void;
}

const unnarrowed = ({ q, type, sort, media }: Asked): Asked => ({ ...NOTHING_ASKED, q, type, sort, media });

/** What the results can be narrowed by; every choice is written into the address. */
export function FacetPanel({ asked, facets, onAsk }: FacetPanelProps) {
  const { t } = useTranslation();
  return (
    <>
      {LISTS.map((name) => (
        <FacetGroup
          key={name}
          name={name}
          found={facets?.[name] ?? []}
          chosen={asked[name]}
          onToggle={(value) => onAsk(toggled(asked, name, value))}
        />
      ))}
      <DateFacet
        found={facets?.date ?? []}
        after={asked.after}
        before={asked.before}
        onSpan={(span) => onAsk({ ...asked, ...span })}
      />
      {narrowings(asked) > 0 && (
        <button type="button" className="btn btn-s" onClick={() => onAsk(unnarrowed(asked))}>
          {t('searchPage.facet.clear')}
        </button>
      )}
    </>
  );
}
