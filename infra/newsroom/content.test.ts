import { describe, expect, it } from 'vitest';
import { loadContent, type Report, type Story } from './content.ts';
import { itemsAt, planItems } from './timeline.ts';

const content = loadContent();
const EPOCH = Date.parse('2026-03-04T09:20:00Z');
const DAY = 86_400_000;
const items = planItems({ content, reserve: [], epoch: EPOCH, pace: 1 });

/** All wordings of an outlet's reports in a story, before and after revisions. */
function textOf(story: Story, outlet: string): string {
  const told = items.filter((item) => item.story === story.slug && item.outlet.id === outlet);
  expect(told.length, `${outlet} in ${story.slug}`).toBeGreaterThan(0);
  return told
    .flatMap((item) => [item, ...(item.revision ? [item.revision] : [])])
    .map((text) => [text.title, text.summary, ...text.paragraphs].join('\n'))
    .join('\n');
}

const breaks = (story: Story) => {
  const times = new Map<string, number>();
  for (const { outlet, at } of story.reports) if (!times.has(outlet)) times.set(outlet, at);
  const early = [...times.values()].sort((a, b) => a - b);
  return early.some((first) => early.filter((at) => at >= first && at <= first + 30).length >= 5);
};

describe('outlets', () => {
  it('are at least 42, at least two in each of the sixteen countries, and some share an owner', () => {
    const countries = Map.groupBy(content.outlets, (outlet) => outlet.country);
    expect(content.outlets.length).toBeGreaterThanOrEqual(42);
    expect([...countries.keys()].sort()).toEqual('AE AU BR CA CN DE FR GB IL IN JP KW QA RU SA US'.split(' '));
    for (const [country, outlets] of countries) expect(outlets.length, country).toBeGreaterThanOrEqual(2);
    expect(
      [...Map.groupBy(content.outlets, (outlet) => outlet.owner).values()].some((owned) => owned.length >= 3),
    ).toBe(true);
  });

  it('cover the eight categories in three formats', () => {
    const sections = content.outlets.flatMap((outlet) => outlet.sections);
    expect(new Set(sections.map((section) => section.category).filter(Boolean)).size).toBe(8);
    expect(new Set(sections.map((section) => section.format)).size).toBe(3);
  });
});

describe.each(content.stories.map((story) => [story.slug, story] as const))('story %s', (_slug, story) => {
  const own = story.reports.filter((report): report is Exclude<Report, { copyOf: string }> => !('copyOf' in report));

  it('is told by at least three outlets, and from three sides unless it says that it is one-sided', () => {
    expect(new Set(story.reports.map((report) => report.outlet)).size).toBeGreaterThanOrEqual(3);
    if (!story.plants.oneSided) expect(new Set(own.map((report) => report.approach)).size).toBeGreaterThanOrEqual(3);
  });

  it('has the contradicting figures it declares', () => {
    for (const { about, figures } of story.plants.contradiction ?? []) {
      expect(new Set(figures.map((figure) => figure.says)).size, about).toBe(figures.length);
      for (const { outlet, says } of figures) expect(textOf(story, outlet)).toContain(says);
    }
  });

  it('has the wire copies, corrections, denials and confirmed scoops it declares', () => {
    const { wire, correction, denial, scoop } = story.plants;
    const copies = story.reports.filter((report) => 'copyOf' in report);
    expect(copies.map((report) => report.outlet).sort()).toEqual([...(wire?.copies ?? [])].sort());
    for (const copy of copies) expect('copyOf' in copy && copy.copyOf).toBe(wire?.agency);
    if (denial) expect(textOf(story, denial.outlet)).toContain(denial.says);
    if (scoop) {
      const first = story.reports.find((report) => report.outlet === scoop.outlet);
      const later = story.reports.filter((report) => report.outlet === scoop.confirmedBy).at(-1);
      expect(later?.at).toBeGreaterThan(first?.at ?? Number.POSITIVE_INFINITY);
    }
    if (correction) {
      const changed = items.find(
        (item) => item.story === story.slug && item.outlet.id === correction.outlet && item.revision,
      );
      const now = JSON.stringify([
        changed?.revision?.title,
        changed?.revision?.summary,
        changed?.revision?.paragraphs[0],
      ]);
      expect(JSON.stringify([changed?.title, changed?.summary, changed?.paragraphs])).toContain(correction.was);
      expect(now).toContain(correction.now);
      expect(now).not.toContain(correction.was);
    }
  });

  it('breaks within half an hour where it says so', () => {
    if (story.plants.breaking) expect(breaks(story)).toBe(true);
  });
});

describe('the stories together', () => {
  it('are at least thirty, four break, one in the last hour and one five minutes after the start', () => {
    const breaking = content.stories.filter((story) => story.plants.breaking);
    expect(content.stories.length).toBeGreaterThanOrEqual(30);
    expect(breaking.length).toBeGreaterThanOrEqual(3);
    expect(breaking.some((story) => story.start >= -60 && story.start < 0)).toBe(true);
    expect(breaking.some((story) => story.start === 5)).toBe(true);
    expect(content.stories.filter((story) => story.plants.wire).length).toBeGreaterThanOrEqual(5);
  });

  it('change an item while the newsroom runs and name a correction in a title', () => {
    const revised = items.filter((item) => item.publishedAt < EPOCH && item.revision && item.revision.at > EPOCH);
    const [first] = revised;
    if (!first?.revision) throw new Error('no item is revised after the start');
    const wording = (now: number) => itemsAt(items, now).find((item) => item.slug === first.slug);
    expect(wording(first.revision.at - 1)?.title).toBe(first.title);
    expect(wording(first.revision.at)).toMatchObject({
      title: first.revision.title,
      updatedAt: first.revision.at,
      publishedAt: first.publishedAt,
    });
    expect(items.some((item) => item.title.startsWith('Correction:'))).toBe(true);
  });

  it('lie between four and a half days before the epoch and a day after it, with every weekday filled in', () => {
    for (const item of items) {
      expect(item.publishedAt).toBeGreaterThanOrEqual(EPOCH - 4.5 * DAY);
      expect(item.publishedAt).toBeLessThan(EPOCH + DAY);
      expect([item.title, item.summary, ...item.paragraphs].join()).not.toMatch(/[{}]/);
    }
  });
});
