import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroupingItem } from './grouping-item.ts';
import { createStoryIndex } from './story-index.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2025, 4, 12, 12);

const item = (id: string, title: string, summary = '', fields: Partial<GroupingItem> = {}): GroupingItem => ({
  id,
  title,
  summary,
  text: '',
  publishedAt: NOON,
  outletId: 'outlet',
  language: 'en',
  ...fields,
});

const ids = () => {
  let last = 0;
  return () => `story${++last}`;
};

const group = (items: readonly GroupingItem[]) => {
  const index = createStoryIndex();
  const next = ids();
  return items.map((each) => index.assign(each, next).storyId);
};

const ferry = item(
  'ferry',
  'Ferry with 120 aboard sinks off Palawan',
  'Coast guard boats rescued most passengers after the ferry Santa Lucia capsized near Palawan on Monday.',
);
const ferryAgain = item(
  'ferry-again',
  'Dozens missing after Philippine boat capsizes',
  'The Santa Lucia, a ferry carrying 120 passengers, went down in rough seas near Palawan, the coast guard said.',
  { publishedAt: NOON + 3 * HOUR },
);
const quakeInPeru = item(
  'quake-peru',
  'Earthquake of magnitude 6.4 shakes southern Peru',
  'Houses collapsed in Arequipa and Camaná; at least 11 people died, Peruvian officials said.',
);
const quakeInJapan = item(
  'quake-japan',
  'Earthquake of magnitude 7.1 shakes northern Japan',
  'Trains stopped in Sendai and Aomori and a tsunami warning was lifted after an hour, the weather agency in Tokyo said.',
);
const budget = item(
  'budget',
  'Senate passes budget after night of debate',
  'Senators approved spending of 1.2 trillion on a vote of 52 to 48 and sent the bill to the president.',
);

describe('assign', () => {
  it('joins reports of one event in other words', () => {
    const [one, , two] = group([ferry, budget, ferryAgain]);
    expect(two).toBe(one);
  });

  it('keeps different events apart', () => {
    expect(new Set(group([ferry, budget, quakeInPeru])).size).toBe(3);
  });

  it('keeps two reports apart that share nothing but a place', () => {
    const bridge = item(
      'bridge',
      'New bridge at Lotus Ferry opens',
      'Cars crossed the river at Lotus Ferry for the first time on Sunday.',
    );
    const pigs = item(
      'pigs',
      'Pigs recognise a cheat',
      'Animals on a farm near Lotus Ferry avoided partners that had not shared their food.',
    );
    expect(new Set(group([bridge, pigs])).size).toBe(2);
  });

  it('keeps two notices apart that differ only in place and figures', () => {
    const notice = (place: string, hours: number) =>
      item(
        place,
        `${place} runs for ${hours} hours on wind alone`,
        `The grid of ${place} took no other power for ${hours} hours.`,
      );
    expect(new Set(group([notice('Orle', 105), notice('Wintermark', 83), notice('Sund Hythe', 66)])).size).toBe(3);
  });

  it('keeps two earthquakes in different places apart', () => {
    const [peru, japan] = group([quakeInPeru, quakeInJapan]);
    expect(japan).not.toBe(peru);
  });

  it('joins a wire copy that another outlet publishes days later', () => {
    const copy = { ...ferry, id: 'copy', outletId: 'other', publishedAt: NOON + 72 * HOUR };
    const [one, two] = group([ferry, copy]);
    expect(two).toBe(one);
  });

  it('joins an item without text to one whose text tells the same', () => {
    const long = item('long', 'Dozens missing in shipwreck', '', {
      text: `${ferryAgain.summary} The Santa Lucia had left Coron for El Nido. Palawan's governor promised an inquiry.`,
    });
    const [one, two] = group([long, ferry]);
    expect(two).toBe(one);
  });

  it('asks more likeness of reports far apart in time', () => {
    const [near, far] = [NOON + HOUR, NOON + 60 * 24 * HOUR].map((publishedAt) => {
      const index = createStoryIndex();
      index.assign(ferry, () => 'first');
      return index.assign({ ...ferryAgain, publishedAt }, () => 'second').score;
    });
    expect(far).toBeLessThan(near ?? 0);
  });

  it('works for languages it knows no words of', () => {
    const arabic = [
      item('ar1', 'زلزال قوي يضرب مدينة أغادير المغربية', 'قتل العشرات بعد زلزال ضرب أغادير في المغرب'),
      item('ar2', 'البرلمان العراقي يقر الموازنة', 'وافق النواب في بغداد على موازنة العام المقبل'),
      item('ar3', 'عشرات القتلى في الزلزال الذي ضرب أغادير', 'فرق الإنقاذ تبحث عن ناجين في أغادير بالمغرب بعد الزلزال'),
    ];
    const [quake, parliament, quakeAgain] = group(arabic);
    expect(quakeAgain).toBe(quake);
    expect(parliament).not.toBe(quake);
  });

  it('tells whether the story is new, with the score it had', () => {
    const index = createStoryIndex();
    const next = ids();
    expect(index.assign(ferry, next)).toEqual({ storyId: 'story1', opened: true, merged: [], score: 0 });
    const joined = index.assign(ferryAgain, next);
    expect(joined).toMatchObject({ storyId: 'story1', opened: false, merged: [] });
    expect(joined.score).toBeGreaterThan(0.2);
    expect([index.items, index.stories]).toEqual([2, 1]);
  });

  it('keeps the story of an item that is assigned again', () => {
    const index = createStoryIndex();
    const next = ids();
    const first = index.assign(ferry, next);
    const again = index.assign({ ...ferry, title: 'Ferry sinks off Palawan, captain held' }, next);
    expect(again).toMatchObject({ storyId: first.storyId, opened: false });
    expect([index.items, index.stories]).toEqual([1, 1]);
  });
});

describe('assigning again', () => {
  it('merges the story of an item that was alone in it into the story it joins', () => {
    const index = createStoryIndex();
    index.restore(ferry, 'sea');
    index.restore({ ...budget, id: 'ferry-again' }, 'money');
    const moved = index.assign(ferryAgain, () => 'new');
    expect(moved).toMatchObject({ storyId: 'sea', opened: false, merged: [{ from: 'money', into: 'sea' }] });
    expect([index.items, index.stories]).toEqual([2, 1]);
  });
});

describe('merging', () => {
  const parts = () => {
    const index = createStoryIndex();
    index.restore(ferry, 'one');
    index.restore({ ...ferry, id: 'ferry-2' }, 'one');
    index.restore({ ...ferryAgain, id: 'part' }, 'two');
    index.restore(budget, 'three');
    return index;
  };
  const bond = item('bond', 'Ferry Santa Lucia capsizes off Palawan', `${ferry.summary} ${ferryAgain.summary}`);

  it('makes one of two stories that a new item binds; the larger keeps its id', () => {
    const index = parts();
    expect(index.assign(bond, () => 'new')).toMatchObject({ storyId: 'one', merged: [{ from: 'two', into: 'one' }] });
    expect([index.items, index.stories]).toEqual([5, 2]);
  });

  it('leads later items to the merged story', () => {
    const index = parts();
    index.assign(bond, () => 'new');
    expect(index.assign({ ...ferryAgain, id: 'late' }, () => 'new').storyId).toBe('one');
  });

  it('leaves stories of other events alone', () => {
    const index = parts();
    index.assign({ ...budget, id: 'budget-2' }, () => 'new');
    expect(index.stories).toBe(3);
  });
});

describe('restore', () => {
  it('goes on as if it had never stopped', () => {
    const before = [ferry, quakeInPeru, budget, quakeInJapan];
    const after = [ferryAgain, { ...quakeInPeru, id: 'p2', publishedAt: NOON + HOUR }, { ...budget, id: 'b2' }];
    const continuous = createStoryIndex();
    const restored = createStoryIndex();
    const next = ids();
    for (const each of before) restored.restore(each, continuous.assign(each, next).storyId);
    expect([restored.items, restored.stories]).toEqual([continuous.items, continuous.stories]);
    for (const each of after) {
      const expected = continuous.assign(each, () => `new-${each.id}`);
      expect(restored.assign(each, () => `new-${each.id}`)).toEqual(expected);
    }
  });

  it('makes no decision', () => {
    const index = createStoryIndex();
    index.restore(ferry, 'one');
    index.restore({ ...ferry, id: 'twin' }, 'two');
    expect(index.stories).toBe(2);
  });

  it('moves an item that is known already', () => {
    const index = createStoryIndex();
    index.restore(ferry, 'one');
    index.restore(ferry, 'two');
    expect([index.items, index.stories]).toEqual([1, 1]);
    expect(index.assign(ferryAgain, () => 'new').storyId).toBe('two');
  });
});

describe('remove', () => {
  it('forgets the item and a story that has lost its last', () => {
    const index = createStoryIndex();
    const next = ids();
    index.assign(ferry, next);
    index.assign(budget, next);
    index.remove('ferry');
    index.remove('nobody');
    expect([index.items, index.stories]).toEqual([1, 1]);
    expect(index.assign(ferryAgain, next)).toMatchObject({ opened: true });
  });

  it('leaves the other items of the story in place', () => {
    const index = createStoryIndex();
    const next = ids();
    const { storyId } = index.assign(ferry, next);
    index.assign(ferryAgain, next);
    index.remove('ferry');
    expect(index.assign({ ...ferry, id: 'back' }, next).storyId).toBe(storyId);
  });

  it('leaves nothing that later items would score differently by', () => {
    const touched = createStoryIndex();
    touched.assign(budget, () => 'gone');
    touched.remove('budget');
    const untouched = createStoryIndex();
    for (const each of [ferry, quakeInPeru, ferryAgain])
      expect(touched.assign(each, () => each.id)).toEqual(untouched.assign(each, () => each.id));
  });
});

describe('notices of one pattern', () => {
  const result = (id: string, home: string, away: string, goals: number) =>
    item(
      id,
      `${home} beat ${away} by ${goals} goals in the rain`,
      `Referees stopped the match twice for fog before ${home} scored the last of ${goals} goals against ${away}.`,
    );
  const closed = (id: string, place: string, days: number) =>
    item(
      id,
      `مدرسة ${place} تغلق أبوابها ${days} يوماً بسبب ترميم السقف`,
      `قالت إدارة التعليم في ${place} إن أعمال ترميم سقف المدرسة تستغرق ${days} يوماً على الأقل`,
    );

  it('stay apart where a team is in two of them', () => {
    const stories = group([
      result('one', 'Orle Rovers', 'Brume Town', 3),
      result('two', 'Hexley Bells', 'Orle Rovers', 5),
      result('three', 'Sund Hythe', 'Teyrn Lamps', 4),
    ]);
    expect(new Set(stories).size).toBe(3);
  });

  it('stay apart in a script without capitals', () => {
    expect(new Set(group([closed('one', 'المرسى', 18), closed('two', 'صبار', 25)])).size).toBe(2);
  });

  it('are no reason to keep copies of one of them apart', () => {
    const copies = [result('one', 'Orle Rovers', 'Brume Town', 3), result('copy', 'Orle Rovers', 'Brume Town', 3)];
    expect(new Set(group(copies)).size).toBe(1);
    expect(new Set(group([closed('one', 'المرسى', 18), closed('copy', 'المرسى', 18)])).size).toBe(1);
  });
});

describe('split', () => {
  const pair = (base: GroupingItem) => [base, { ...base, id: `${base.id}-copy`, publishedAt: NOON + HOUR }];
  const mixed = () => {
    const index = createStoryIndex();
    for (const each of [...pair(ferry), ferryAgain, ...pair(budget)]) index.restore(each, 'mixed');
    return index;
  };

  it('parts a story that holds two events and keeps every item once', () => {
    const index = mixed();
    expect(index.split('mixed', () => 'new')).toEqual({ storyId: 'new', itemIds: ['budget', 'budget-copy'] });
    expect([index.items, index.stories, index.sizeOf('mixed'), index.sizeOf('new')]).toEqual([5, 2, 3, 2]);
  });

  it('leaves one event, one report and an unknown story alone', () => {
    const index = createStoryIndex();
    for (const each of [...pair(ferry), ferryAgain]) index.restore(each, 'one');
    for (const storyId of ['one', 'nobody']) expect(index.split(storyId, () => 'new')).toBeUndefined();
    expect(index.stories).toBe(1);
  });

  it('does not go back and forth: asked again, every report and both stories stay', () => {
    const index = mixed();
    index.split('mixed', () => 'new');
    for (let round = 0; round < 3; round++) {
      for (const each of [...pair(budget), ...pair(ferry), ferryAgain]) {
        const expected = each.id.startsWith('budget') ? 'new' : 'mixed';
        expect(index.assign(each, () => 'opened')).toMatchObject({ storyId: expected, merged: [] });
      }
      for (const storyId of ['mixed', 'new']) expect(index.split(storyId, () => 'again')).toBeUndefined();
    }
  });

  it('does not join the parts again for a report that speaks of both', () => {
    const index = mixed();
    index.split('mixed', () => 'new');
    const both = item('both', `${ferry.title}. ${budget.title}`, `${ferry.summary} ${budget.summary}`);
    expect(index.assign(both, () => 'opened').merged).toEqual([]);
    expect([index.sizeOf('mixed') >= 3, index.sizeOf('new') >= 2]).toEqual([true, true]);
  });
});

describe('bound', () => {
  it('lets the item go that came first, and its story with its last item', () => {
    const index = createStoryIndex({ liveItems: 2 });
    const next = ids();
    const [first, second] = [index.assign(ferry, next), index.assign(budget, next)];
    index.assign(quakeInPeru, next);
    expect([index.items, index.stories, index.sizeOf(first.storyId)]).toEqual([2, 2, 0]);
    expect(index.sizeOf(second.storyId)).toBe(1);
    expect(index.assign(ferryAgain, next)).toMatchObject({ opened: true });
  });

  it('holds for items restored', () => {
    const index = createStoryIndex({ liveItems: 3 });
    for (let each = 0; each < 20; each++) index.restore({ ...ferry, id: String(each) }, 'one');
    expect([index.items, index.sizeOf('one')]).toEqual([3, 3]);
  });
});

describe('any input', () => {
  const words = fc.array(fc.constantFrom('ferry', 'Palawan', 'sinks', 'budget', 'vote', 'Lima', '12', 'quake'), {
    maxLength: 8,
  });
  const someText = fc.oneof(
    words.map((list) => list.join(' ')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  const someItem = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    title: someText,
    summary: someText,
    text: someText,
    publishedAt: fc.oneof(fc.integer(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, NOON)),
    outletId: fc.constantFrom('x', 'y'),
    language: fc.constantFrom('en', 'ar', null),
  });
  const step = fc.record({ kind: fc.constantFrom('assign', 'assign', 'assign', 'restore', 'remove'), item: someItem });
  const steps = fc.array(step, { maxLength: 40 });

  const play = (played: { kind: string; item: GroupingItem }[]) => {
    const index = createStoryIndex();
    const next = ids();
    const storyOf = new Map<string, string>();
    for (const { kind, item: each } of played) {
      if (kind === 'remove') {
        index.remove(each.id);
        storyOf.delete(each.id);
      } else if (kind === 'restore') {
        index.restore(each, `kept-${each.outletId}`);
        storyOf.set(each.id, `kept-${each.outletId}`);
      } else {
        const { storyId, merged } = index.assign(each, next);
        storyOf.set(each.id, storyId);
        for (const { from, into } of merged)
          for (const [id, story] of storyOf) if (story === from) storyOf.set(id, into);
      }
    }
    return { storyOf, items: index.items, stories: index.stories };
  };

  it('leaves every item in exactly one story and counts both right', () => {
    fc.assert(
      fc.property(steps, (played) => {
        const { storyOf, items, stories } = play(played);
        expect(items).toBe(storyOf.size);
        expect(stories).toBe(new Set(storyOf.values()).size);
      }),
    );
  });

  it('forgets every item whole, in whatever order they go', () => {
    fc.assert(
      fc.property(
        steps,
        fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], { minLength: 8 }),
        (played, order) => {
          const index = createStoryIndex();
          const next = ids();
          for (const { item: each } of played) index.assign(each, next);
          for (const id of order) index.remove(id);
          expect([index.items, index.stories]).toEqual([0, 0]);
          const fresh = createStoryIndex();
          for (const each of [ferry, quakeInPeru, ferryAgain])
            expect(index.assign(each, () => each.id)).toEqual(fresh.assign(each, () => each.id));
        },
      ),
    );
  });

  it('never holds more items than it may', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 5 }), (played, liveItems) => {
        const index = createStoryIndex({ liveItems });
        const next = ids();
        for (const { kind, item: each } of played) {
          if (kind === 'remove') index.remove(each.id);
          else index.assign(each, next);
          expect(index.items).toBeLessThanOrEqual(liveItems);
          expect(index.stories).toBeLessThanOrEqual(index.items);
        }
      }),
    );
  });

  it('gives the same stories for the same calls', () => {
    fc.assert(
      fc.property(steps, (played) => {
        expect(play(played)).toEqual(play(played));
      }),
    );
  });
});
