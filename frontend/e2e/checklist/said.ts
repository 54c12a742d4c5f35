import type { Page } from 'playwright-core';
import type { Entry } from './entry.ts';

// Runs in the page: every text, and every attribute that names or hints, of what is drawn. Texts of a whole part are
// taken too, since a sentence may be written across elements.
function gather(): string[] {
  const longest = 400;
  const said = new Set<string>([document.title]);
  const add = (text: string | null) => {
    const plain = text?.replace(/\s+/g, ' ').trim();
    if (plain && plain.length <= longest) said.add(plain);
  };
  const isDrawn = (element: Element): boolean =>
    element instanceof HTMLOptionElement || element instanceof HTMLOptGroupElement
      ? isDrawn(element.parentElement as Element)
      : element.checkVisibility();
  for (const element of document.body.querySelectorAll('*')) {
    if (!isDrawn(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) add(element.getAttribute(name));
    if ((element.textContent?.length ?? 0) <= 2 * longest) add(element.textContent);
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent);
  }
  return [...said];
}

const isSaid = (entry: Entry, said: readonly string[]): boolean =>
  typeof entry === 'string' ? said.includes(entry) : said.some((text) => entry.test(text));

const PATIENCE_MS = 8_000;
/** Looking costs as much as drawing does, so what takes long is looked for less often. */
const FIRST_STEP_MS = 50;
const MOST_STEP_MS = 400;

/** Those of the entries that the page does not say, even after a while. */
export async function unsaid(page: Page, entries: readonly Entry[], patience = PATIENCE_MS): Promise<Entry[]> {
  const until = Date.now() + patience;
  let open = [...entries];
  for (let step = FIRST_STEP_MS; ; step = Math.min(2 * step, MOST_STEP_MS)) {
    // What navigates meanwhile is looked at again.
    const said = await page.evaluate(gather).catch(() => []);
    open = open.filter((entry) => !isSaid(entry, said));
    if (open.length === 0 || Date.now() > until) return open;
    await page.waitForTimeout(step);
  }
}

/** Those of the entries that the page says now. */
export async function saidNow(page: Page, entries: readonly Entry[]): Promise<Entry[]> {
  const said = await page.evaluate(gather);
  return entries.filter((entry) => isSaid(entry, said));
}
