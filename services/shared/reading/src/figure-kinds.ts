import type { Mention } from './figure-mentions.ts';

/** Whether two values confirm each other, as far as rounding and words such as "about" reach. */
export const fits = ({ quantity: a }: Mention, { quantity: b }: Mention): boolean => a.low <= b.high && b.low <= a.high;

/** Whether two values cannot both be right: "at least 12" excludes 11 and nothing above. */
export const excludes = ({ quantity: a }: Mention, { quantity: b }: Mention): boolean =>
  a.least > b.most || b.least > a.most;

const modifiersFit = (a: Mention, b: Mention): boolean => {
  const [left, right] = [a.counted?.modifiers ?? [], b.counted?.modifiers ?? []];
  return left.length === 0 || right.length === 0 || left.join(' ') === right.join(' ');
};

/** Whether two figures are of one kind of thing. */
export const sameKind = (a: Mention, b: Mention): boolean => a.key === b.key && modifiersFit(a, b);

export const ratioOf = ({ quantity: a }: Mention, { quantity: b }: Mention): number =>
  Math.max(a.value / b.value, b.value / a.value);
