import type { StringTree } from '../lib/strings.ts';
import first from './de.json' with { type: 'json' };

export const strings = {
  first,
  groups: import.meta.glob<{ default: StringTree }>('./*.json', { base: './de' }),
};
