import { useMemo } from 'react';
import { createFormat, type Format } from './format.ts';
import { useTranslation } from './use-translation.ts';

/** Dates, numbers, names of countries and counted sentences in the language shown. */
export function useFormat(): Format {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => createFormat(language, t), [language, t]);
}
