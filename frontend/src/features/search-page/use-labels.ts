import type { FacetName } from '@360/contracts/search';
import { useMemo } from 'react';
import { languageName } from '../../components/search/language-name.ts';
import { localeFor } from '../../lib/format.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Names for what facets hold, in the reader's language. */
export interface Labels {
  /** A day, or two with `..` between them. */
  days: (value: string) => string;
  facet: (name: FacetName, value: string, label?: string) => string;
}

export function useLabels(): Labels {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { language } = i18n;
  return useMemo(() => {
    const dates = new Intl.DateTimeFormat(localeFor(language), { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const date = (day: string) => (DAY.test(day) ? dates.format(new Date(day)) : day);
    const days = (value: string) => [...new Set(value.split('..'))].map(date).join(' – ');
    const word = (group: string, value: string, label: string) => {
      const key = `${group}.${value}`;
      return i18n.exists(key) ? t(key) : label;
    };
    return {
      days,
      facet: (name, value, label = value) => {
        if (name === 'country') return format.country(value);
        if (name === 'language') return languageName(value, language);
        if (name === 'date') return days(value);
        if (name === 'type') return word('search.type', value, label);
        return name === 'source' ? label : word(name, value, label);
      },
    };
  }, [t, i18n, language, format]);
}
