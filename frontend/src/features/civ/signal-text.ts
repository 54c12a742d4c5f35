import type { FlaggedItem } from '@360/contracts/civ';
import type { Format } from '../../lib/format.ts';
import { isolated } from '../../lib/isolated.ts';
import { i18n, type Translate } from '../../lib/strings.ts';

type Signal = FlaggedItem['signals'][number];

const KNOWN = /^civ\.signal\.\w+$/;
/** What scores are out of. */
const SCORE_MAX = 100;

function shownValue([name, value]: [string, string | number], t: Translate, format: Format): string {
  if (typeof value === 'number') return name === 'percent' ? format.percent(value) : format.number(value);
  const group = `civ.group.${value}`;
  return isolated([name === 'group' && i18n.exists(group) ? t(group) : value]).join('');
}

/** What a signal says in the language shown; null where the page has no words for it. `count` of its values chooses the plural. */
export function signalText({ key, values }: Signal, t: Translate, format: Format): string | null {
  const { count } = values;
  const counted = typeof count === 'number' ? { count, n: format.number(count) } : {};
  if (!KNOWN.test(key) || !i18n.exists(key, counted)) return null;
  const shown = Object.entries(values)
    .filter(([name]) => name !== 'count')
    .map((entry) => [entry[0], shownValue(entry, t, format)]);
  return t(key, { ...Object.fromEntries(shown), ...counted, top: format.number(SCORE_MAX) });
}
