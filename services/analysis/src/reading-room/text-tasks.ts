import { articleDraft } from '../articles/article-draft.ts';
import { type BriefingMaterial, briefingDraft } from '../briefings/briefing-draft.ts';
import { type NavigatorDraft, type NavigatorTerms, navigatorDraft } from '../navigator/navigator-draft.ts';
import type { Packed } from '../stories/story-tasks.ts';
import type { Draft } from './draft.ts';
import { opened } from './opened-story.ts';

/** What threads are asked for, and what each answers. */
export interface TextTasks {
  article: { asked: { story: Packed }; answer: Draft };
  briefing: { asked: Omit<BriefingMaterial, 'stories'> & { stories: Packed[] }; answer: Draft };
  navigate: { asked: NavigatorTerms & { stories: Packed[] }; answer: NavigatorDraft };
}
export type TextTask = { [Kind in keyof TextTasks]: { kind: Kind } & TextTasks[Kind]['asked'] }[keyof TextTasks];

/** What a thread does for one message. */
export const workOnText = (task: TextTask): TextTasks[keyof TextTasks]['answer'] => {
  if (task.kind === 'article') return articleDraft(opened(task.story));
  const { stories: packed, kind, ...rest } = task;
  const stories = packed.map(opened);
  if ('maxSources' in rest) return navigatorDraft(stories, rest);
  return briefingDraft({ ...rest, stories });
};
