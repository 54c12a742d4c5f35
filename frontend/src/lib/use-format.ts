import { createFormat, type Format } from './format.ts';
import type { Translate } from './strings.ts';
import { useTranslation } from './use-translation.ts';

/** One for each language: making one takes longer than drawing what uses it. */
const formats = new Map<Translate, Format>();

function formatOf(language: string, t: Translate): Format {
  const known = formats.get(t) ?? createFormat(language, t);
  formats.set(t, known);
  return known;
}

/** Dates, numbers, names of countries and counted sentences in the language shown. */
export function useFormat(): Format {
  const { t, i18n } = useTranslation();
  return formatOf(i18n.language, t);
}
