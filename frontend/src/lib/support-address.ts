const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** Where readers may write to, set by `VITE_SUPPORT_EMAIL` when the page is built; null where nobody reads letters. */
export function supportAddress(): string | null {
  const set = String(import.meta.env.VITE_SUPPORT_EMAIL ?? '').trim();
  return ADDRESS.test(set) ? set : null;
}
