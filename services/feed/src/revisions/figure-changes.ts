import type { Revision } from '@360/contracts/revisions';
import { type Mention, mentionsOf } from '@360/reading/figure-mentions';
import { overlap } from '@360/reading/words';
import type { Version } from './revision.model.ts';

/** The words around a number that must have stayed for it to be the same figure with another value. */
const SAME_CONTEXT = 0.5;
const MOST = 10;

export interface Read {
  language: string | null;
  publishedAt: Date;
}

const figuresOf = ({ title, summary, text }: Version, { language, publishedAt }: Read): Mention[] =>
  mentionsOf({
    ...{ id: '', outletId: '', outletName: '', owner: null, country: null, revisions: 0 },
    ...{ title, summary, text, language },
    publishedAt: publishedAt.getTime(),
  }).filter(({ asserted }) => asserted);

const sameFigure = (a: Mention, b: Mention): boolean =>
  a.key === b.key && a.quantity.value === b.quantity.value && a.text === b.text;

/** Each once, those of `others` left out. */
const without = (figures: Mention[], others: Mention[]): Mention[] =>
  figures.filter(
    (figure, at) =>
      figures.findIndex((each) => sameFigure(each, figure)) === at && !others.some((each) => sameFigure(each, figure)),
  );

const likeness = (a: Mention, b: Mention): number => {
  if (a.key !== b.key || a.quantity.value === b.quantity.value) return 0;
  return a.counted?.outcome ? 1 : overlap(a.context, b.context);
};

/** The figures to which two versions of one report give another value: at most ten, in the order of the first. */
export const figureChanges = (before: Version, after: Version, read: Read): Revision['figures'] => {
  const [old, new_] = [figuresOf(before, read), figuresOf(after, read)];
  const came = without(new_, old);
  const changes: Revision['figures'] = [];
  for (const gone of without(old, new_)) {
    const [best] = came
      .map((figure) => ({ figure, likeness: likeness(gone, figure) }))
      .filter((each) => each.likeness >= SAME_CONTEXT)
      .sort((a, b) => b.likeness - a.likeness);
    if (!best) continue;
    came.splice(came.indexOf(best.figure), 1);
    const subject = gone.counted?.subject ?? gone.unitWords;
    changes.push({ subject, before: gone.text, after: best.figure.text });
    if (changes.length === MOST) break;
  }
  return changes;
};
