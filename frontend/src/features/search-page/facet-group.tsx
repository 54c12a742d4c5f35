import type { Facets } from '@360/contracts/search';
import { useId, useState } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { ListName } from './search-address.ts';
import { useLabels } from './use-labels.ts';

type Entry = Facets['country'][number];

const AT_FIRST = 5;

/** What can be chosen, and what is chosen already even if nothing of it is left to count. */
export function entriesOf(found: readonly Entry[], chosen: readonly string[]): Array<Entry | Omit<Entry, 'count'>> {
  const missing = chosen.filter((value) => found.every((entry) => entry.value !== value));
  return [...found, ...missing.map((value) => ({ value, label: value }))];
}

interface FacetGroupProps {
  name: ListName;
  found: readonly Entry[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** One facet: its values with their counts, several of which may be chosen. */
export function FacetGroup({ name, found, chosen, onToggle }: FacetGroupProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const labels = useLabels();
  const id = useId();
  const [all, setAll] = useState(false);
  const entries = entriesOf(found, chosen);
  if (entries.length === 0) return null;
  const shown = entries.filter((entry, index) => all || index < AT_FIRST || chosen.includes(entry.value));
  return (
    <fieldset className="sp-facet" id={id}>
      <legend className="label">{t(`searchPage.facet.${name}`)}</legend>
      {shown.map((entry) => (
        <label key={entry.value}>
          <input type="checkbox" checked={chosen.includes(entry.value)} onChange={() => onToggle(entry.value)} />
          <span className="flex-1 min-w-0" dir="auto">
            {labels.facet(name, entry.value, entry.label)}
          </span>
          {'count' in entry && <span className="num text-12 text-ink-3">{format.number(entry.count)}</span>}
        </label>
      ))}
      {entries.length > AT_FIRST && (
        <button
          type="button"
          className="link text-12"
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {t(all ? 'searchPage.facet.fewer' : 'searchPage.facet.more')}
          <span className="sr-only"> {t(`searchPage.facet.${name}`)}</span>
        </button>
      )}
    </fieldset>
  );
}
