import type { Block } from '../document.ts';
import { type Influence, influenceOf } from '../influence.ts';
import { those } from '../ledger.ts';
import { lagOf, momentOf } from '../names.ts';
import { body, bounded, cell, isWithin, nothingWithin, type PartTerms } from '../part-terms.ts';

const STANDARD = 10;
const PLACE = 'influence';
const HOUR = 60;

const openingOf = ({ ledger }: PartTerms, outlets: readonly Influence[]): Block[] => {
  const first = outlets.toSorted((a, b) => a.lagMinutes - b.lagMinutes || a.name.localeCompare(b.name, 'en'))[0];
  if (!first) return [];
  const [name, at] = [first.name, momentOf(first.at)];
  const others = outlets.filter(({ outletId }) => outletId !== first.outletId);
  const soon = others.filter(({ lagMinutes }) => lagMinutes <= HOUR).length;
  const [n, hour] = [others.length, 1];
  const within = `Of ${n} other outlets, ${soon} reported it within ${hour} hour.`;
  const said = [
    ledger.state(`${PLACE}/first`, `${name} was the first to report it, on ${at}.`, { name, at }),
    ...(n > 0 ? [ledger.state(`${PLACE}/soon`, within, { n, soon, hour })] : []),
  ];
  return body(...those(said));
};

const orderOf = (terms: PartTerms, outlets: readonly Influence[]): Block => ({
  kind: 'table',
  caption: 'Influence, 0–100; the formula stands in the method',
  columns: [
    { label: '', weight: 0.6, align: 'end' },
    { label: 'Outlet', weight: 3.4, align: 'start' },
    { label: 'First report', weight: 2.8, align: 'start' },
    { label: 'Lag', weight: 1.8, align: 'end' },
    { label: 'Told first', weight: 1.3, align: 'end' },
    { label: 'Followed by', weight: 1.4, align: 'end' },
    { label: 'Influence', weight: 1.3, align: 'end' },
  ],
  rows: bounded(terms, outlets, STANDARD).map(({ name, at, lagMinutes, firsts, followers, value }, index) =>
    [String(index + 1), name, momentOf(at), lagOf(lagMinutes), String(firsts), String(followers), String(value)].map(
      (text) => cell(text),
    ),
  ),
});

const BY = {
  copy: (name: string, other: string) => `${name} repeats the text of ${other}.`,
  credit: (name: string, other: string) => `${name} tells it by the word of ${other}.`,
  owner: (name: string, other: string) => `${name} and ${other} have the same owner.`,
};

const dependenceOf = (terms: PartTerms, outletIds: ReadonlySet<string>): Block[] => {
  const checks = terms.frozen.analysis.sourceCheck.filter(({ outletId }) => outletIds.has(outletId));
  const said = bounded(terms, checks, STANDARD).map(({ outletId, name, dependsOn }) => {
    if (!dependsOn) return null;
    const { name: other, by } = dependsOn;
    return terms.ledger.state(`${PLACE}/${outletId}`, BY[by](name, other), { name, other });
  });
  const points = those(said).map((each) => ({ said: each, level: 0 as const }));
  return points.length > 0
    ? [
        { kind: 'heading', text: 'Who depends on whom' },
        { kind: 'points', points },
      ]
    : [];
};

/** Who reported first, and who leads the others. Only what was published within the time frame counts. */
export const influencePart = (terms: PartTerms): Block[] => {
  const { bundle, analysis } = terms.frozen;
  const items = bundle.items.filter(({ publishedAt }) => isWithin(terms, publishedAt));
  if (items.length === 0) return nothingWithin(terms, PLACE);
  const outlets = influenceOf(items, analysis.claims);
  return [
    ...openingOf(terms, outlets),
    orderOf(terms, outlets),
    ...dependenceOf(terms, new Set(outlets.map(({ outletId }) => outletId))),
  ];
};
