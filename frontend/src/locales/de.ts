import first from './de.json' with { type: 'json' };

export const strings = {
  first,
  groups: import.meta.glob<{ default: Record<string, unknown> }>('./*.json', { base: './de' }),
};
