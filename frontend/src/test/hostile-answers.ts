import { expect } from 'vitest';

/** Names under which answers hold what outlets, posts and models wrote, and addresses that they gave. */
const WRITTEN = new Set([
  ...['analysis', 'approach', 'characteristics', 'claim', 'conflictingClaims', 'description', 'executiveSummary'],
  ...['figures', 'group', 'handle', 'heading', 'headline', 'keyPoints', 'missingPerspectives', 'name', 'outlet'],
  ...['outletName', 'owner', 'quickSummary', 'reason', 'sentence', 'sourceName', 'sources', 'speaker', 'subject'],
  ...['summary', 'supportingSources', 'tags', 'text', 'title', 'topic', 'topSources', 'understood', 'word'],
]);
const ADDRESSES = new Set(['url', 'sourceUrl', 'tweetUrl', 'site', 'profileUrl', 'linkedUrl', 'website']);

/** The answer with other texts in place of all that somebody wrote, and each address in it as given. */
export function withTexts<Answer>(answer: Answer, next: () => string, address: (url: string) => string): Answer {
  const changed = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => changed(one, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, key)]));
    if (typeof value !== 'string') return value;
    return WRITTEN.has(name) ? next() : ADDRESSES.has(name) ? address(value) : value;
  };
  return changed(answer, '') as Answer;
}

const ACTIVE = new Set(['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'STYLE', 'LINK', 'META', 'BASE', 'TEMPLATE', 'MATH']);
/** The web, or a page of ours. */
const LEADS = /^(https?:\/\/[^/]|\/(?!\/)|#)/;
const PICTURE = /^\/api\/media\/[\w-][\w.@-]*\?w=/;

/** What an attribute of a page could do for a stranger; null where nothing. */
function dangerOf({ name, value }: Attr, leads: RegExp): string | null {
  if (name.startsWith('on')) return 'runs';
  if (/NaN|Infinity/.test(value)) return 'is no number';
  if (name === 'style' && /url\(|expression/i.test(value)) return 'loads by its style';
  if (name === 'href' && !leads.test(value)) return 'leads elsewhere';
  if ((name === 'src' || name === 'srcset') && !PICTURE.test(value)) return 'loads from elsewhere';
  return null;
}

/**
 * No element on the page can run, load or lead anywhere by what strangers wrote.
 * @param leads where links may lead
 */
export function expectTame(about: string, leads: RegExp = LEADS): void {
  const faults: string[] = [];
  for (const { tagName, attributes } of document.body.querySelectorAll('*')) {
    if (ACTIVE.has(tagName)) faults.push(`${tagName} stands on the page`);
    for (const attribute of attributes) {
      const danger = dangerOf(attribute, leads);
      if (danger) faults.push(`${tagName} ${attribute.name}="${attribute.value}" ${danger}`);
    }
  }
  // One expectation a page, since each costs as much as reading a hundred attributes.
  expect(faults, about).toEqual([]);
  expect('struck' in window).toBe(false);
}
