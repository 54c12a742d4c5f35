import type { Annotation } from '@360/contracts/shares';
import { badgeOf, boxOf, endsOf, type Point } from '../../components/annotations/geometry.ts';

const REACH = 28;

const near = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) <= REACH;

function holds(mark: Annotation, place: Point): boolean {
  if (near(badgeOf(mark), place)) return true;
  if (mark.type === 'arrow') return near(endsOf(mark).tip, place);
  const { x, y, width, height } = boxOf(mark);
  return place.x >= x && place.x <= x + width && place.y >= y && place.y <= y + height;
}

/** The uppermost mark at a place. */
export const markNear = (marks: readonly Annotation[], place: Point): Annotation | null =>
  marks.findLast((mark) => holds(mark, place)) ?? null;
