import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const groups = import.meta.glob<object>('./en/*.json', { import: 'default', eager: true });

const IMPORT = /^(?:import|export) (?!type )(?:[^']*? from )?'(\.[^']+)'/gm;

/** A module and all that it imports, but for what it imports only when asked. */
function reach(path: string, reached = new Set<string>()): Set<string> {
  const source = sources[path];
  if (source === undefined || reached.has(path)) return reached;
  reached.add(path);
  for (const [, to = ''] of source.matchAll(IMPORT)) reach(new URL(to, `http://here${path}`).pathname, reached);
  return reached;
}

test('nothing on the first screen speaks with the strings of a later page', () => {
  const later = Object.values(groups).flatMap(Object.keys);
  const key = new RegExp(`['"\`](${later.join('|')})\\.[a-z$]`, 'i');
  const first = [...reach('/src/main.tsx')];
  expect(first).toContain('/src/components/layout/nav-entries.tsx');
  expect(first).not.toContain('/src/features/search-dialog/search-dialog.tsx');
  expect(first.filter((path) => key.test(sources[path] ?? ''))).toEqual([]);
});
