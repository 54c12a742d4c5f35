import type { FacetName, IntentChip } from '@360/contracts/search';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeFor } from '../../lib/format.ts';
import { useFormat } from '../../lib/use-format.ts';

const COUNTRY = /^[A-Z]{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Names for what facets and chips hold, in the reader's language. */
export interface Labels {
  /** A day, or two with `..` between them. */
  days: (value: string) => string;
  facet: (name: FacetName, value: string, label?: string) => string;
  chip: (chip: IntentChip) => string;
}

function languageNames(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  return (code) => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
}

export function useLabels(): Labels {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { language } = i18n;
  return useMemo(() => {
    const dates = new Intl.DateTimeFormat(localeFor(language), { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const date = (day: string) => (DAY.test(day) ? dates.format(new Date(day)) : day);
    const languageName = languageNames(language);
    const days = (value: string) => [...new Set(value.split('..'))].map(date).join(' – ');
    const word = (key: string, value: string, label: string) => t(`${key}.${value}`, { defaultValue: label });
    const meant = ({ kind, label, value }: Pick<IntentChip, 'kind' | 'label' | 'value'>) => {
      if (kind === 'topic') return word('category', value, label);
      if (kind === 'place') return COUNTRY.test(value) ? format.country(value) : label;
      return kind === 'after' || kind === 'before' ? date(value) : label;
    };
    return {
      days,
      facet: (name, value, label = value) => {
        if (name === 'country') return format.country(value);
        if (name === 'language') return languageName(value);
        if (name === 'date') return days(value);
        if (name === 'type') return word('searchPage.type', value, label);
        return name === 'source' ? label : word(name, value, label);
      },
      chip: ({ kind, label, value }) => t(`searchPage.chip.${kind}`, { label: meant({ kind, label, value }) }),
    };
  }, [t, language, format]);
}
