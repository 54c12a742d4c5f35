import type { Briefing, briefingListSchema } from '@360/contracts/briefings';
import type { z } from 'zod';
import type { BriefingDoc } from './briefing.model.ts';
import type { ListedBriefing } from './briefing.repo.ts';

export const presentBriefing = (doc: BriefingDoc): Briefing => {
  const { _id, subject, persona, step, progress, createdAt, finishedAt, failure, sources, text, confidence } = doc;
  return {
    ...{ id: _id, subject, persona, step, progress, failure, sources, confidence },
    ...{ createdAt: createdAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null },
    headline: text?.headline ?? null,
    sections: text?.sections ?? [],
    passages: text?.passages ?? [],
    notes: text?.notes ?? {},
    writer: text?.writer ?? null,
  };
};

export const presentList = (docs: readonly ListedBriefing[]): z.infer<typeof briefingListSchema> => ({
  briefings: docs.map(({ _id, subject, persona, step, progress, createdAt }) => ({
    ...{ id: _id, subject, persona, step, progress, createdAt: createdAt.toISOString() },
  })),
});
