import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat, type Format } from './format.ts';

/** Dates, numbers, names of countries and counted sentences in the language shown. */
export function useFormat(): Format {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => createFormat(language, t), [language, t]);
}
