import type { StringTree } from '../lib/strings.ts';
import first from './es.json' with { type: 'json' };

export const strings = {
  first,
  groups: import.meta.glob<{ default: StringTree }>('./*.json', { base: './es' }),
};
