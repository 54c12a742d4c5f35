import type { IntentChip } from '@360/contracts/search';
import { CATEGORIES } from '@360/contracts/vocabulary';
import { type Format, localeFor } from '../../lib/format.ts';
import { i18n, type Translate } from '../../lib/strings.ts';
import { languageName } from './language-name.ts';

type Understood = Pick<IntentChip, 'kind' | 'label' | 'value'>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const COUNTRY = /^[A-Z]{2}$/;
const LANGUAGE = /^[a-z]{2,3}$/;

/** What a query can leave out besides words, by the name of its operator. */
const LEFT_OUT = /^(source|country|category|language|type):\s*(.+)$/;
const KIND_OF: Readonly<Record<string, IntentChip['kind']>> = { country: 'place', category: 'topic' };

function asDay(day: string, language: string): string {
  const days = new Intl.DateTimeFormat(localeFor(language), { dateStyle: 'long', timeZone: 'UTC' });
  return days.format(new Date(`${day}T00:00:00Z`));
}

/** The name of what was understood, in the reader's words where we have our own for it. */
function nameOf({ kind, label, value }: Understood, t: Translate, language: string, format: Format): string {
  if ((kind === 'after' || kind === 'before') && DAY.test(value)) return asDay(value, language);
  if (kind === 'place' && COUNTRY.test(value)) return format.country(value);
  if (kind === 'topic' && CATEGORIES.some((category) => category === value)) return t(`category.${value}`);
  if (kind === 'language' && LANGUAGE.test(value)) return languageName(value, language);
  return kind === 'type' && i18n.exists(`search.type.${value}`) ? t(`search.type.${value}`) : label;
}

/** One thing that was understood of a query, as a chip says it: "Place: Germany", "Without source: Reuters". */
export function chipText(chip: Understood, t: Translate, language: string, format: Format): string {
  const [, operator, value] = (chip.kind === 'excluded' && LEFT_OUT.exec(chip.value)) || [];
  if (operator === undefined || value === undefined)
    return t(`search.chip.${chip.kind}`, { label: nameOf(chip, t, language, format) });
  const kind = KIND_OF[operator] ?? (operator as IntentChip['kind']);
  return t(`search.without.${kind}`, { label: nameOf({ kind, label: value, value }, t, language, format) });
}
