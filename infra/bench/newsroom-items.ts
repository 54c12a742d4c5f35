import { loadContent } from '../newsroom/content.ts';
import { STARTING_SINGLES, writeSingles } from '../newsroom/singles/writer.ts';
import { itemsAt, planItems } from '../newsroom/timeline.ts';
import type { LabelledItem } from './news-sets.ts';

const FIXED_EPOCH = Date.UTC(2026, 0, 15);

/**
 * Everything the sample newsroom's feeds say of its stories, in the wording it has at the end, and the singles that are
 * out at the start; with `reserve` also the notices it releases later, most of them written from patterns. Labelled by
 * story; a single is a story of its own.
 */
export const newsroomItems = (reserve: boolean): LabelledItem[] => {
  const written = loadContent();
  const generated = writeSingles(written.outlets);
  const content = { ...written, singles: [...written.singles, ...generated.slice(0, STARTING_SINGLES)] };
  const later = reserve ? generated.slice(STARTING_SINGLES) : [];
  const items = planItems({ content, reserve: later, epoch: FIXED_EPOCH, pace: 1 });
  return itemsAt(items, Number.POSITIVE_INFINITY).map((item, index) => ({
    id: String(index),
    title: item.title,
    summary: item.summary,
    text: item.outlet.fullText ? item.paragraphs.join('\n') : '',
    source: item.outlet.id,
    publishedAt: item.publishedAt,
    label: item.story ?? `single ${index}`,
  }));
};
