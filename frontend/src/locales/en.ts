import first from './en.json' with { type: 'json' };

export const strings = {
  first,
  groups: import.meta.glob<{ default: Record<string, unknown> }>('./*.json', { base: './en' }),
};
