import type { Facets } from '@360/contracts/search';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Asked } from './asked.ts';
import { useLabels } from './use-labels.ts';

type Span = Pick<Asked, 'after' | 'before'>;

/** First and last day of a counted span; a day alone is both. */
export function spanOf(value: string): Span {
  const [first = null, last = first] = value.split('..');
  return { after: first, before: last };
}

interface DateFacetProps extends Span {
  found: Facets['date'];
  onSpan: (span: Span) => void;
}

/** Days of the last week and the weeks before with their counts, and two days of the reader's own. */
export function DateFacet({ found, after, before, onSpan }: DateFacetProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const labels = useLabels();
  const same = (span: Span) => span.after === after && span.before === before;
  return (
    <fieldset className="sp-facet">
      <legend className="label">{t('searchPage.facet.date')}</legend>
      {found.map(({ value, count }) => {
        const span = spanOf(value);
        return (
          <label key={value}>
            <input
              type="checkbox"
              checked={same(span)}
              onChange={() => onSpan(same(span) ? { after: null, before: null } : span)}
            />
            <span className="flex-1 num">{labels.days(value)}</span>
            <span className="num text-12 text-ink-3">{format.number(count)}</span>
          </label>
        );
      })}
      {(['after', 'before'] as const).map((end) => (
        <label key={end}>
          <span className="flex-1">{t(`searchPage.facet.${end}`)}</span>
          <input
            type="date"
            value={(end === 'after' ? after : before) ?? ''}
            onChange={({ target }) => onSpan({ after, before, [end]: target.value || null })}
          />
        </label>
      ))}
    </fieldset>
  );
}
