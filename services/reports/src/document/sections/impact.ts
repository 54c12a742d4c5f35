import type { Impact } from '@360/contracts/analysis';
import type { Block } from '../document.ts';
import { those } from '../ledger.ts';
import { capitalised } from '../names.ts';
import { abstentionOf, body, bounded, note, type PartTerms } from '../part-terms.ts';

const STANDARD = 6;
const STANDARD_SENTENCES = 2;
const PLACE = 'impact';

const reportsOf = (count: number): string => (count === 1 ? 'one independent report' : `${count} independent reports`);

const groupOf = (terms: PartTerms, { group, kind, reports, figures, sentences }: Impact): Block[] => {
  const told = bounded(terms, sentences, STANDARD_SENTENCES);
  const said = those(told.map((sentence, index) => terms.ledger.say(`${PLACE}/${group}/${index}`, sentence)));
  if (said.length === 0) return [];
  const named = figures.length > 0 ? ` · ${figures.join(', ')}` : '';
  return [
    { kind: 'heading', text: capitalised(group) },
    note(`${capitalised(kind)} · ${reportsOf(reports)}${named}`),
    ...body(...said),
  ];
};

/** Who and what is affected. */
export const impactPart = (terms: PartTerms): Block[] => {
  const told = bounded(terms, terms.frozen.analysis.impact, STANDARD).flatMap((impact) => groupOf(terms, impact));
  return told.length > 0 ? told : abstentionOf(terms, PLACE, 'No report says who or what is affected.');
};
