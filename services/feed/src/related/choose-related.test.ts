import { describe, expect, it } from 'vitest';
import { byRank, chooseRelated, type Ranked } from './choose-related.ts';
import type { RelatedRow } from './related.repo.ts';

const row = (id: string, more: Partial<RelatedRow> = {}): RelatedRow =>
  ({
    _id: id,
    contentHash: `hash ${id}`,
    title: `Report ${id}`,
    storyId: null,
    publishedAt: new Date(0),
    ...more,
  }) as RelatedRow;
const ranked = (...rows: RelatedRow[]): Ranked[] => rows.map((each, index) => ({ row: each, rank: 100 - index }));
const CURRENT = { id: 'now', contentHash: 'hash now', storyId: 'story', title: 'What is being read' };
const itself = ({ _id }: { _id: string }) => _id;
const idsOf = (rows: RelatedRow[]) => rows.map(({ _id }) => _id);

describe('the list of related items', () => {
  it('leaves out the item itself, and another with its title or text', () => {
    const list = ranked(
      row('now'),
      row('same text', { contentHash: 'hash now' }),
      row('same title', { title: 'WHAT is being read!' }),
      row('other'),
    );
    expect(idsOf(chooseRelated(list, CURRENT, itself, 5))).toEqual(['other']);
  });

  it('holds one of the copies of a wire text, and none of the one being read', () => {
    const list = ranked(row('copy of now'), row('wire'), row('copy of wire'), row('other'));
    const originOf = ({ _id }: { _id: string }) => ({ 'copy of now': 'now', 'copy of wire': 'wire' })[_id] ?? _id;
    expect(idsOf(chooseRelated(list, CURRENT, originOf, 5))).toEqual(['wire', 'other']);
  });

  it('holds at most two reports of any story, the one being read among them', () => {
    const list = ranked(
      ...['a', 'b', 'c'].map((id) => row(id, { storyId: 'story' })),
      row('d', { storyId: 'elsewhere' }),
    );
    expect(idsOf(chooseRelated(list, CURRENT, itself, 5))).toEqual(['a', 'b', 'd']);
  });

  it('is as long as asked for', () => {
    expect(idsOf(chooseRelated(ranked(row('a'), row('b'), row('c')), CURRENT, itself, 2))).toEqual(['a', 'b']);
  });

  it('is ordered by rank, then the newer first, then by id', () => {
    const list: Ranked[] = [
      { row: row('b'), rank: 9 },
      { row: row('a'), rank: 9 },
      { row: row('newer', { publishedAt: new Date(5) }), rank: 9 },
      { row: row('nearer'), rank: 10 },
    ];
    expect(idsOf(list.toSorted(byRank).map((each) => each.row))).toEqual(['nearer', 'newer', 'a', 'b']);
  });
});
