import { annotationSchema } from '@360/contracts/shares';
import { describe, expect, test } from 'vitest';
import { cleared, emptyBoard, markAt, markBetween, moved, nextOf, placed, removed, undone, written } from './board.ts';

const comment = markAt('comment', { x: 10, y: 10 }, 'Here');
const two = placed(placed(emptyBoard, comment), markAt('arrow', { x: 400, y: 200 }));

test('every mark, however it was pulled, is one that can be shared', () => {
  for (const type of ['highlight', 'comment', 'arrow'] as const) {
    const marks = [
      markAt(type, { x: -50, y: 900 }),
      markAt(type, { x: 800, y: 0 }),
      markBetween(type, { x: 700, y: 300 }, { x: -5, y: 12.4 }),
    ];
    for (const mark of marks) expect(annotationSchema.parse(mark)).toEqual(mark);
  }
});

test('comments are red, highlights gold, arrows teal', () => {
  expect((['comment', 'highlight', 'arrow'] as const).map((type) => markAt(type, { x: 1, y: 1 }).color)).toEqual([
    '#c5362b',
    '#f5c542',
    '#12b5a6',
  ]);
});

test('a highlight pulled backwards begins at its upper left', () => {
  expect(markBetween('highlight', { x: 300, y: 200 }, { x: 100, y: 150 })).toMatchObject({
    ...{ x: 100, y: 150, width: 200, height: 50 },
  });
});

describe('undo', () => {
  test('takes back the last step, whatever it was', () => {
    const steps = [
      moved(two, comment.id, { x: 5, y: 5 }),
      removed(two, comment.id),
      written(two, comment.id, 'There'),
      cleared(two),
    ];
    for (const board of steps) {
      expect(board.marks).not.toEqual(two.marks);
      expect(undone(board).marks).toEqual(two.marks);
    }
    expect(undone(undone(two)).marks).toEqual([]);
  });

  test('with nothing to take back changes nothing', () => expect(undone(emptyBoard)).toBe(emptyBoard));
});

test('a mark does not leave the canvas', () => {
  expect(moved(two, comment.id, { x: -500, y: 5000 }).marks[0]).toMatchObject({ x: 0, y: 400 });
});

test('no more marks than a page takes', () => {
  let board = emptyBoard;
  for (let each = 0; each < 210; each += 1) board = placed(board, markAt('comment', { x: 1, y: 1 }));
  expect(board.marks).toHaveLength(200);
});

test('the next mark comes round to the first', () => {
  const [first, second] = two.marks.map(({ id }) => id);
  expect(nextOf({ ...two, selected: first ?? '' })).toBe(second);
  expect(nextOf(two)).toBe(first);
  expect(nextOf(emptyBoard)).toBeNull();
});
