import { expect, test } from 'vitest';
import { addressOf, afterMove } from './feed-move.ts';

const HOUR = 3_600_000;
const OLD = 'https://old.example/feed';
const NEW = 'https://new.example/feed';
const listed = { url: OLD, movedTo: null, seenMove: null };
const at = (hours: number) => new Date(hours * HOUR);

/** What the feed's address is after polls at these hours were led to these places. */
const follow = (visits: [number, string | null][], feed: Parameters<typeof afterMove>[0] = listed) => {
  let state = feed;
  for (const [hour, to] of visits) state = { url: feed.url, ...afterMove(state, to, at(hour)) };
  return state;
};

test('a move is believed at the third poll that says so, a day after the first', () => {
  expect(
    addressOf(
      follow([
        [0, NEW],
        [12, NEW],
      ]),
    ),
  ).toBe(OLD);
  expect(
    addressOf(
      follow([
        [0, NEW],
        [12, NEW],
        [23, NEW],
      ]),
    ),
  ).toBe(OLD);
  expect(
    addressOf(
      follow([
        [0, NEW],
        [12, NEW],
        [24, NEW],
      ]),
    ),
  ).toBe(NEW);
  expect(
    addressOf(
      follow([
        [0, NEW],
        [48, NEW],
      ]),
    ),
  ).toBe(OLD);
});

test('one answer that says otherwise begins the count anew', () => {
  expect(
    addressOf(
      follow([
        [0, NEW],
        [12, null],
        [24, NEW],
        [30, NEW],
      ]),
    ),
  ).toBe(OLD);
  expect(
    addressOf(
      follow([
        [0, NEW],
        [12, 'https://portal.example/'],
        [24, NEW],
        [30, NEW],
      ]),
    ),
  ).toBe(OLD);
});

test('a moved feed may move again, and back to where it is listed', () => {
  const moved = follow([
    [0, NEW],
    [12, NEW],
    [24, NEW],
  ]);
  expect(
    addressOf(
      follow(
        [
          [30, null],
          [40, null],
        ],
        moved,
      ),
    ),
  ).toBe(NEW);
  const third = 'https://third.example/feed';
  expect(
    addressOf(
      follow(
        [
          [30, third],
          [42, third],
          [54, third],
        ],
        moved,
      ),
    ),
  ).toBe(third);
  const back = follow(
    [
      [30, OLD],
      [42, OLD],
      [54, OLD],
    ],
    moved,
  );
  expect(back).toMatchObject({ url: OLD, movedTo: null, seenMove: null });
});
