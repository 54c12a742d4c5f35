import type { ActivityModel } from '../activity/activity.model.ts';

/**
 * In which quarters of an hour a reader was active, so that no more comes out of the store than it takes to know the
 * days: every time zone's day begins with one. An index answers it alone.
 */
export const quartersQuestion = (sub: string, since?: Date) => [
  { $match: { sub, ...(since && { at: { $gte: since } }) } },
  { $group: { _id: { $dateTrunc: { date: '$at', unit: 'minute', binSize: 15 } } } },
];

export const activeQuarters = async (model: ActivityModel, sub: string, since?: Date): Promise<Date[]> => {
  const quarters = await model.aggregate<{ _id: Date }>(quartersQuestion(sub, since));
  return quarters.map(({ _id }) => _id);
};
