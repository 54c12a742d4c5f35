import type { MarkedHandOn } from '@360/chassis/queue/marked-hand-on';
import type { BriefingDoc } from '../briefings/briefing.model.ts';
import type { BriefingRepo, Taken } from '../briefings/briefing.repo.ts';

/** The same writers of briefings, whose changes reach the search index too. It holds those that are written. */
export const briefingsHandedOn = (briefings: BriefingRepo, { around }: Pick<MarkedHandOn, 'around'>) => ({
  ...briefings,
  finish: (id: string, fields: Partial<BriefingDoc>): Promise<BriefingDoc | null> =>
    around([id], () => briefings.finish(id, fields)),
  remove: async (sub: string, id: string): Promise<boolean> => {
    if (!(await briefings.ofReader(sub, id))) return false;
    return await around([id], () => briefings.remove(sub, id));
  },
  /** Takes away the oldest that have ended, beyond so many. */
  trim: async (sub: string, most: number): Promise<void> => {
    const over = await briefings.beyond(sub, most);
    await around(over, () => briefings.removeAll(over));
  },
  erase: async (sub: string): Promise<void> => {
    await around(await briefings.idsOf(sub), () => briefings.erase(sub));
  },
  /** Takes away, from every briefing, what was taken from these. */
  drop: async (of: Taken): Promise<void> => {
    await around(await briefings.holding(of), () => briefings.drop(of));
  },
});
export type BriefingStore = ReturnType<typeof briefingsHandedOn>;
