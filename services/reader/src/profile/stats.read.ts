import type { Profile } from '@360/contracts/account';
import type { ActivityKind } from '@360/contracts/activity';
import type { ActivityModel } from '../activity/activity.model.ts';

const COUNTED = ['read', 'perspective', 'analysis'] satisfies ActivityKind[];

/** Questions that an index answers alone, however long the activity is. */
export const statPipelines = (sub: string) => ({
  subjects: [
    { $match: { sub, kind: { $in: COUNTED } } },
    { $group: { _id: { kind: '$kind', subject: '$subject' } } },
    { $group: { _id: '$_id.kind', count: { $sum: 1 } } },
  ],
  days: [
    { $match: { sub } },
    { $group: { _id: { $dateToString: { date: '$at', format: '%Y-%m-%d' } } } },
    { $count: 'count' },
  ],
});

/** What a reader's activity comes to: whatever was done again, or told again, counts once. */
export const createStats =
  (model: ActivityModel) =>
  async (sub: string): Promise<Profile['stats']> => {
    const { subjects, days } = statPipelines(sub);
    const [counts, [active]] = await Promise.all([
      model.aggregate<{ _id: ActivityKind; count: number }>(subjects),
      model.aggregate<{ count: number }>(days),
    ]);
    const countOf = (kind: (typeof COUNTED)[number]) => counts.find(({ _id }) => _id === kind)?.count ?? 0;
    return {
      articlesRead: countOf('read'),
      perspectivesExplored: countOf('perspective'),
      storiesAnalyzed: countOf('analysis'),
      daysActive: active?.count ?? 0,
    };
  };
export type CountStats = ReturnType<typeof createStats>;
