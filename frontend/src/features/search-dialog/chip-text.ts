import type { IntentChip } from '@360/contracts/search';
import { CATEGORIES } from '@360/contracts/vocabulary';
import type { TFunction } from 'i18next';
import type { Format } from '../../lib/format.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const asDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The name of what was understood, in the reader's words where we have our own for it. */
function nameOf({ kind, label, value }: IntentChip, t: TFunction, language: string, format: Format): string {
  if ((kind === 'after' || kind === 'before') && DAY.test(value)) return asDay(value, language);
  if (kind === 'place' && /^[A-Z]{2}$/.test(value)) return format.country(value);
  if (kind === 'topic' && CATEGORIES.some((category) => category === value)) return t(`category.${value}`);
  return label;
}

/** One thing that was understood of a query, as a chip says it: "Place: Germany". */
export const chipText = (chip: IntentChip, t: TFunction, language: string, format: Format): string =>
  t('searchDialog.chip', { kind: t(`searchDialog.kind.${chip.kind}`), name: nameOf(chip, t, language, format) });
