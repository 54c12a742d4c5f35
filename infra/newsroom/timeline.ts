import { chanceFrom, hash } from './chance.ts';
import type { Content, Outlet, OwnReport, Report, Section, Single, Story } from './content.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Singles out before the start are spread over this long, thicker towards now. */
const BACKLOG = 96 * HOUR;
const RESERVE_GAP = 30_000;
/** Keeps the gap between two singles of the reserve within 20 and 40 seconds. */
const RESERVE_JITTER = 4_900;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Puts weekdays for `{day:0}`, `{day:-1}`, `{day:+3}`: days counted from the day of publication (UTC), so that a text fits any epoch. */
export function withWeekdays(text: string, publishedAt: number): string {
  return text.replace(
    /\{day:([+-]?\d+)\}/g,
    (_, days: string) => WEEKDAYS[new Date(publishedAt + Number(days) * 24 * HOUR).getUTCDay()] ?? '',
  );
}

function datedText({ title, summary, paragraphs }: ItemText, publishedAt: number): ItemText {
  return {
    title,
    summary: withWeekdays(summary, publishedAt),
    paragraphs: paragraphs.map((paragraph) => withWeekdays(paragraph, publishedAt)),
  };
}

type ItemText = { title: string; summary: string; paragraphs: readonly string[] };

/** One item of one feed with its place in time; `revision` is what it will say from `revision.at` on. Times are epoch milliseconds. */
export type Item = ItemText & {
  outlet: Outlet;
  section: Section;
  slug: string;
  category: Single['category'];
  publishedAt: number;
  updatedAt: number;
  author: string | null;
  picture: string | null;
  clip: string | null;
  tags: readonly string[];
  story: string | null;
  revision: (ItemText & { at: number }) | null;
};

/** Latin letters and digits of a title joined by dashes; a title in another script gives its hash. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain.length >= 12 ? plain.slice(0, 90).replace(/-$/, '') : `n-${hash(title).toString(36)}`;
}

/** The section of the item's category, else the outlet's first. Clips prefer a section named for them. */
function sectionFor(outlet: Outlet, category: Single['category'], hasClip: boolean): Section {
  const film = hasClip ? outlet.sections.find((section) => section.id === 'video') : undefined;
  const own = outlet.sections.find((section) => section.category === category && section.id !== 'video');
  const section = film ?? own ?? outlet.sections[0];
  if (!section) throw new Error(`${outlet.id} has no section`);
  return section;
}

/** The place an agency begins with; about half of its clients leave it out. */
const DATELINE = /^\p{Lu}[\p{Lu} ]+ - /u;

type Placing = { epoch: number; pace: number; outlets: Map<string, Outlet> };

/** Time before the epoch runs as it did; time after it is shortened by the pace. `offset` in milliseconds from the epoch. */
export const place = ({ epoch, pace }: Pick<Placing, 'epoch' | 'pace'>, offset: number) =>
  Math.round(epoch + (offset > 0 ? offset / pace : offset));

function outletOf({ outlets }: Placing, id: string): Outlet {
  const outlet = outlets.get(id);
  if (!outlet) throw new Error(`no outlet is called ${id}`);
  return outlet;
}

function textOf(story: Story, report: Report): ItemText {
  if (!('copyOf' in report)) return report;
  const source = story.reports.find(
    (other): other is OwnReport => !('copyOf' in other) && other.outlet === report.copyOf,
  );
  if (!source) throw new Error(`${story.slug}: ${report.outlet} copies ${report.copyOf}, which reports nothing itself`);
  const [first = '', ...rest] = source.paragraphs.slice(0, Math.max(1, source.paragraphs.length - report.cut));
  const opening = hash(`${story.slug} ${report.outlet}`) % 2 === 0 ? first : first.replace(DATELINE, '');
  return { title: report.title ?? source.title, summary: source.summary, paragraphs: [opening, ...rest] };
}

function storyItems(placing: Placing, story: Story): Item[] {
  return story.reports.map((report, index) => {
    const outlet = outletOf(placing, report.outlet);
    const text = textOf(story, report);
    const category = report.category ?? story.category;
    const offset = (story.start + report.at) * MINUTE + (hash(`${story.slug}${index}`) % 50) * 1000;
    const publishedAt = place(placing, offset);
    const change = report.revision;
    return {
      ...datedText(text, publishedAt),
      outlet,
      section: sectionFor(outlet, category, Boolean(report.clip)),
      slug: slugOf(text.title),
      category,
      publishedAt,
      updatedAt: publishedAt,
      author: report.author ?? null,
      picture: report.picture ?? story.pictures[index % story.pictures.length] ?? null,
      clip: report.clip ?? null,
      tags: report.tags ?? story.tags,
      story: story.slug,
      revision: change
        ? {
            at: place(placing, offset + change.afterMinutes * MINUTE),
            ...datedText(
              {
                title: change.title ?? text.title,
                summary: change.summary ?? text.summary,
                paragraphs: change.paragraphs ?? text.paragraphs,
              },
              publishedAt,
            ),
          }
        : null,
    };
  });
}

function singleItem(placing: Placing, single: Single, offset: number): Item {
  const outlet = outletOf(placing, single.outlet);
  const publishedAt = place(placing, offset);
  return {
    title: single.title,
    summary: single.summary,
    paragraphs: single.paragraphs,
    outlet,
    section: sectionFor(outlet, single.category, Boolean(single.clip)),
    slug: slugOf(single.title),
    category: single.category,
    publishedAt,
    updatedAt: publishedAt,
    author: single.author ?? null,
    picture: single.picture,
    clip: single.clip ?? null,
    tags: single.tags,
    story: null,
    revision: null,
  };
}

/** Milliseconds from the epoch at which the singles that are out at the start appeared, oldest first. */
function backlogOffsets(count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const age = 1 - (index + 0.5) / count;
    return -Math.round(BACKLOG * age ** 1.6) - (hash(`backlog ${index}`) % 60) * 1000 - MINUTE;
  });
}

/** Milliseconds from the epoch of the n-th single of the reserve, counted from 0. */
export function reserveOffset(index: number): number {
  return (index + 1) * RESERVE_GAP + ((hash(`reserve ${index}`) % (2 * RESERVE_JITTER + 1)) - RESERVE_JITTER);
}

type Plan = { content: Content; reserve: readonly Single[]; epoch: number; pace: number };

/** Every item the newsroom will ever publish for this epoch, oldest first. The content's own singles are out at the start, the reserve comes after it. */
export function planItems({ content, reserve, epoch, pace }: Plan): Item[] {
  const placing = { epoch, pace, outlets: new Map(content.outlets.map((outlet) => [outlet.id, outlet])) };
  const singles = chanceFrom('backlog order').shuffle(content.singles);
  const offsets = backlogOffsets(singles.length);
  return [
    ...content.stories.flatMap((story) => storyItems(placing, story)),
    ...singles.map((single, index) => singleItem(placing, single, offsets[index] ?? 0)),
    ...reserve.map((single, index) => singleItem(placing, single, reserveOffset(index))),
  ].sort((a, b) => a.publishedAt - b.publishedAt || (a.slug < b.slug ? -1 : 1));
}

/** What is out at a moment, oldest first, each in the wording it has by then. */
export function itemsAt(items: readonly Item[], now: number): Item[] {
  return items
    .filter((item) => item.publishedAt <= now)
    .map((item) => {
      const change = item.revision;
      if (!change || change.at > now) return item;
      const { title, summary, paragraphs, at } = change;
      return { ...item, title, summary, paragraphs, updatedAt: at };
    });
}
