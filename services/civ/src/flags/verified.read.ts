import type { VerifiedBriefingList } from '@360/contracts/civ';
import type { FlagModel } from './flag.model.ts';
import type { ListPlace } from './place.ts';

type VerifiedBriefing = VerifiedBriefingList['briefings'][number];

interface Row {
  _id: string;
  title: string;
  settledAt: Date;
  items: string[];
  supporting: number;
  challenging: number;
  context: number;
  undecided: number;
  agreement: number;
}

const upheld = { $and: [{ $eq: ['$state', 'settled'] }, { $eq: ['$settlement.verdict', 'supports'] }] };
const of = (verdict: string) => ({ $sum: { $ifNull: [`$settlement.votes.${verdict}`, 0] } });

/** Stories by their flags: all that were not withdrawn have been settled, and upheld. */
const VERIFIED = [
  { $match: { state: { $in: ['open', 'settled'] } } },
  { $sort: { _id: 1 as const } },
  {
    $group: {
      _id: '$storyId',
      others: { $sum: { $cond: [upheld, 0, 1] } },
      title: { $last: '$storyTitle' },
      settledAt: { $max: '$settlement.at' },
      items: { $addToSet: '$itemId' },
      ...{ supporting: of('supports'), challenging: of('challenges') },
      ...{ context: of('needs_context'), undecided: of('inconclusive') },
      agreement: { $min: '$settlement.agreement' },
    },
  },
  { $match: { others: 0 } },
];

const present = (row: Row): VerifiedBriefing => ({
  storyId: row._id,
  title: row.title,
  settledAt: row.settledAt.toISOString(),
  items: row.items.length,
  reviews: row.supporting + row.challenging + row.context + row.undecided,
  agreement: row.agreement,
});

/** Stories whose settled items were all upheld and which have none open, settled last first, after a place. */
export const createReadVerified =
  (flags: FlagModel) =>
  async (limit: number, after: ListPlace | undefined): Promise<{ briefings: VerifiedBriefing[]; total: number }> => {
    const at = after && new Date(after.value);
    const beyond = at
      ? [{ $match: { $or: [{ settledAt: { $lt: at } }, { settledAt: at, _id: { $gt: after.id } }] } }]
      : [];
    const [rows, counted] = await Promise.all([
      flags.aggregate<Row>([...VERIFIED, ...beyond, { $sort: { settledAt: -1, _id: 1 } }, { $limit: limit }]),
      flags.aggregate<{ total: number }>([...VERIFIED, { $count: 'total' }]),
    ]);
    return { briefings: rows.map(present), total: counted[0]?.total ?? 0 };
  };
export type ReadVerified = ReturnType<typeof createReadVerified>;
