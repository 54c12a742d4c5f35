import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTargets, TARGETS, targetPage } from './targets.ts';
import { titleSlug } from './title-slug.ts';

const shared = { title: 'Häfen & Co', message: 'Read "this"', url: 'https://360.example/shared/abc' };
afterEach(() => vi.unstubAllGlobals());

test.each(TARGETS)('%s is given the address, and nothing that breaks out of its place', (target) => {
  const page = new URL(targetPage(target, { ...shared, message: 'a&url=https://evil.example#x' }));
  expect(decodeURIComponent(page.href)).toContain(shared.url);
  expect(page.hash).toBe('');
  expect(page.searchParams.getAll('url').filter((url) => url !== shared.url)).toEqual([]);
});

describe('opening', () => {
  const win = () => ({ opener: {}, location: { replace: vi.fn() } });

  test('each window is cut off from ours before it goes anywhere; the refused ones are told', () => {
    const first = win();
    const open = vi.fn().mockReturnValueOnce(first).mockReturnValue(null);
    vi.stubGlobal('open', open);
    expect(openTargets(['x', 'reddit', 'telegram'], shared)).toEqual(['reddit', 'telegram']);
    expect(open.mock.calls).toEqual(Array(3).fill(['about:blank', '_blank']));
    expect(first.opener).toBeNull();
    expect(first.location.replace).toHaveBeenCalledWith(targetPage('x', shared));
  });
});

test.each([
  ['Sea gate failed: “flagged twice”!', 'sea-gate-failed-flagged-twice'],
  ['Häfen streiken 24 Stunden', 'hafen-streiken-24-stunden'],
  ['فتح مراكز الاقتراع', 'فتح-مراكز-الاقتراع'],
  ['../../etc/passwd', 'etc-passwd'],
  ['!?', 'news'],
  ['x'.repeat(300), 'x'.repeat(80)],
])('the file of %j is named after it', (title, slug) => expect(titleSlug(title)).toBe(slug));
