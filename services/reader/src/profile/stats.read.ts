import type { Profile } from '@360/contracts/account';
import type { ActivityKind } from '@360/contracts/activity';
import type { ActivityModel } from '../activity/activity.model.ts';
import { activeQuarters } from './active-quarters.ts';
import { dayIn } from './days-active.ts';

const COUNTED = ['read', 'perspective', 'analysis'] satisfies ActivityKind[];

/** A question that an index answers alone, however long the activity is. */
export const subjectsQuestion = (sub: string) => [
  { $match: { sub, kind: { $in: COUNTED } } },
  { $group: { _id: { kind: '$kind', subject: '$subject' } } },
  { $group: { _id: '$_id.kind', count: { $sum: 1 } } },
];

/** What a reader's activity comes to: whatever was done again, or told again, counts once, and a day of a time zone too. */
export const createStats =
  (model: ActivityModel) =>
  async (sub: string, zone: string): Promise<Profile['stats']> => {
    const [counts, quarters] = await Promise.all([
      model.aggregate<{ _id: ActivityKind; count: number }>(subjectsQuestion(sub)),
      activeQuarters(model, sub),
    ]);
    const countOf = (kind: (typeof COUNTED)[number]) => counts.find(({ _id }) => _id === kind)?.count ?? 0;
    return {
      articlesRead: countOf('read'),
      perspectivesExplored: countOf('perspective'),
      storiesAnalyzed: countOf('analysis'),
      daysActive: new Set(quarters.map(dayIn(zone))).size,
    };
  };
export type CountStats = ReturnType<typeof createStats>;
