const KEY = 'scroll-places';
const KEPT = 100;

function kept(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    const isPlace = (entry: unknown) =>
      Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
    return Array.isArray(stored) ? (stored.filter(isPlace) as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** How far each entry of the history was scrolled, in CSS pixels; kept over a reload, as long as the tab is open. */
export const scrollPlaces = new Map<string, number>(kept());

window.addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...scrollPlaces].slice(-KEPT)));
  } catch {
    // Full or refused: after a reload pages begin at the top.
  }
});
