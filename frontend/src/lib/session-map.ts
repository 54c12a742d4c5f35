import { isForgotten } from './stored-value.ts';

function keptIn<Value>(name: string, isValue: (stored: unknown) => stored is Value): [string, Value][] {
  const isEntry = (stored: unknown): stored is [string, Value] =>
    Array.isArray(stored) && typeof stored[0] === 'string' && isValue(stored[1]);
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/**
 * A map that is there again after a reload, as long as the tab is open. Made once for each name.
 * @param limit so many entries are kept, those that came last
 */
export function sessionMap<Value>(
  name: string,
  limit: number,
  isValue: (stored: unknown) => stored is Value,
): Map<string, Value> {
  const map = new Map(keptIn(name, isValue));
  window.addEventListener('pagehide', () => {
    if (isForgotten()) return;
    try {
      sessionStorage.setItem(name, JSON.stringify([...map].slice(-limit)));
    } catch {
      // Full or refused: the map lives as long as the page.
    }
  });
  return map;
}
