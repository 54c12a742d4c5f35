import { ANGLE_DAYS, ANGLE_REPORTS_MAX, READING_WEEKS, type Reading } from '@360/contracts/account';
import type { ActivityKind } from '@360/contracts/activity';
import type { ActivityModel } from '../activity/activity.model.ts';
import { NewsAway, type NewsClient } from '../neighbours/news-client.ts';
import { activeQuarters } from './active-quarters.ts';
import { anglesOf } from './angles-of.ts';
import { dayIn, daysActive, type ReadAt } from './days-active.ts';

const READ: ActivityKind = 'read';
const ANALYSIS: ActivityKind = 'analysis';
const PERSPECTIVE: ActivityKind = 'perspective';
const DAY_MS = 86_400_000;
/** A day more than the weeks have, since the reader's first one may have begun before. */
const LOOKED_BACK_MS = (READING_WEEKS * 7 + 1) * DAY_MS;
const WEEK_MS = 7 * DAY_MS;
const ANGLES_MS = 3_000;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Questions that an index answers alone. */
export const readingQuestions = (sub: string, now: Date) => ({
  reads: { sub, kind: READ, at: { $gte: before(now, LOOKED_BACK_MS) } },
  week: [
    {
      $match: {
        sub,
        kind: { $in: [READ, ANALYSIS] },
        at: { $gte: before(now, WEEK_MS) },
      },
    },
    { $group: { _id: { kind: '$kind', subject: '$subject' } } },
    { $group: { _id: '$_id.kind', count: { $sum: 1 } } },
  ],
  outlets: [
    { $match: { sub, kind: PERSPECTIVE } },
    { $group: { _id: { $arrayElemAt: [{ $split: ['$subject', '/'] }, -1] } } },
    { $count: 'count' },
  ],
});
export const READ_FIELDS = { _id: 0, subject: 1, at: 1 } as const;

/** How a reader reads. What the feed has to say of it is left out where the feed does not answer in three seconds. */
export const createReadingRead = (model: ActivityModel, news: Pick<NewsClient, 'angles'>) => {
  const angles = async (reads: readonly ReadAt[], now: Date): Promise<Reading['angles']> => {
    const since = before(now, ANGLE_DAYS * DAY_MS);
    const ids = new Set(reads.filter(({ at }) => at >= since).map(({ subject }) => subject));
    const signal = AbortSignal.timeout(ANGLES_MS);
    try {
      return anglesOf(await news.angles([...ids].slice(0, ANGLE_REPORTS_MAX), signal));
    } catch (cause) {
      if (!(cause instanceof NewsAway || signal.aborted)) throw cause;
      return null;
    }
  };

  return async (sub: string, zone: string, now: Date): Promise<Reading> => {
    const questions = readingQuestions(sub, now);
    const [active, reads, week, [explored]] = await Promise.all([
      activeQuarters(model, sub, before(now, LOOKED_BACK_MS)),
      model.find(questions.reads, READ_FIELDS).sort({ at: -1 }).lean<ReadAt[]>(),
      model.aggregate<{ _id: ActivityKind; count: number }>(questions.week),
      model.aggregate<{ count: number }>(questions.outlets),
    ]);
    const dayOf = dayIn(zone);
    const inWeek = (kind: ActivityKind) => week.find(({ _id }) => _id === kind)?.count ?? 0;
    return {
      today: dayOf(now),
      days: daysActive(active, reads, dayOf),
      week: { articlesRead: inWeek(READ), storiesAnalyzed: inWeek(ANALYSIS) },
      outletsExplored: explored?.count ?? 0,
      angles: await angles(reads, now),
    };
  };
};
export type ReadReading = ReturnType<typeof createReadingRead>;
