import first from './ar.json' with { type: 'json' };

export const strings = {
  first,
  groups: import.meta.glob<{ default: Record<string, unknown> }>('./*.json', { base: './ar' }),
};
