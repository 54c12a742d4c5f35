import { parseHTML } from 'linkedom';
import { absoluteUrl } from '../parse/absolute-url.ts';
import { completeHtml } from './complete-html.ts';

/** The parts of the DOM that are used; linkedom brings it without the types of a browser. */
export interface PageElement {
  readonly textContent: string | null;
  readonly innerHTML: string;
  readonly parentElement: PageElement | null;
  readonly firstElementChild: PageElement | null;
  readonly nextElementSibling: PageElement | null;
  getAttribute(name: string): string | null;
  getAttributeNames(): string[];
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

export interface Page {
  document: PageElement & { readonly documentElement: PageElement | null };
  /** What relative addresses in it are relative to. */
  base: string;
  /** Names and properties in lower case, in the page's order. */
  meta: { name: string; content: string }[];
}

const MOST_META = 500;
/** Pages of articles have some thousand elements, a few dozen deep; the time to read them grows with both. */
const MOST_ELEMENTS = 60_000;
const DEEPEST = 1_000;

/** Every element of a tree in order, walked without recursion, with how deep it lies. */
function* elementsOf(root: PageElement): Generator<{ element: PageElement; depth: number }> {
  let depth = 0;
  let at: PageElement | null = root;
  while (at) {
    yield { element: at, depth };
    let next: PageElement | null = at.firstElementChild;
    if (next) depth++;
    while (!next && at) {
      next = at.nextElementSibling;
      if (!next) {
        at = at.parentElement;
        depth--;
      }
    }
    at = next;
  }
}

/** Names of attributes mean the same in capitals, which linkedom does not know. */
const lowerNames = (element: PageElement): void => {
  for (const name of element.getAttributeNames()) {
    const lower = name.toLowerCase();
    if (lower === name) continue;
    if (element.getAttribute(lower) === null) element.setAttribute(lower, element.getAttribute(name) ?? '');
    element.removeAttribute(name);
  }
};

/** @throws Error when the tree is larger or deeper than can be read in the time there is */
const prepare = (root: PageElement): void => {
  let count = 0;
  for (const { element, depth } of elementsOf(root)) {
    if (++count > MOST_ELEMENTS || depth > DEEPEST) throw new Error('The page is too large to read.');
    lowerNames(element);
  }
};

/**
 * A page as a tree that runs nothing and loads nothing. `url` is where it came from.
 * @throws Error when it is larger or nested deeper than any article's
 */
export const parsePage = (html: string, url: string): Page => {
  const document = parseHTML(completeHtml(html)).document as unknown as Page['document'];
  if (document.documentElement) prepare(document.documentElement);
  const meta = [...document.querySelectorAll('meta')].slice(0, MOST_META).flatMap((element) => {
    const name = element.getAttribute('name') ?? element.getAttribute('property');
    const content = element.getAttribute('content');
    return name && content ? [{ name: name.trim().toLowerCase(), content }] : [];
  });
  return { document, meta, base: absoluteUrl(document.querySelector('base')?.getAttribute('href'), url) ?? url };
};

/** The content of the page's first meta element with one of these names or properties. */
export const metaValue = ({ meta }: Page, ...names: string[]): string | null =>
  meta.find(({ name }) => names.includes(name))?.content ?? null;
