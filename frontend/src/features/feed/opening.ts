import type { NewsItem } from '@360/contracts/news';
import { tell } from '../../lib/page-events.ts';
import { readMarks } from './reading-marks.ts';

/** Marks a report that is opened as read. @param here whether it takes the place of the main story, and not another tab */
export function noteOpening(item: NewsItem, here: boolean): void {
  readMarks.add(item.id);
  if (here && item.contentType !== 'video') tell('newsSelected', item);
}
