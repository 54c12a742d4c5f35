/**
 * Opens a report in a window of its own and prints it there as soon as it stands. Reports hold no scripts, so the page that
 * opens them asks for it. @returns false where the browser opens no window
 */
export function printReport(address: string): boolean {
  const opened = window.open(address, '_blank');
  if (!opened) return false;
  opened.addEventListener('load', () => opened.print(), { once: true });
  return true;
}
