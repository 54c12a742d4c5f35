import type { Block } from '../document.ts';
import { dayOf, lagOf, momentOf } from '../names.ts';
import { bounded, isWithin, nothingWithin, type PartTerms } from '../part-terms.ts';
import { paceChart } from '../report-pace.ts';

const STANDARD = 12;
const PLACE = 'timeline';

const KINDS = { event: 'Event', report: 'Reports', claim: 'First told', revision: 'Changes its report' } as const;

/** What happened and who published what, in order of time. Only what falls within the time frame counts. */
export const timelinePart = (terms: PartTerms): Block[] => {
  const { analysis, bundle } = terms.frozen;
  const within = analysis.timeline.filter(({ at }) => isWithin(terms, at));
  const entries = bounded(terms, within, STANDARD).flatMap(
    ({ at, precision, kind, outletName, lagMinutes, sentence }, index) => {
      const said = terms.ledger.say(`${PLACE}/${index}`, sentence);
      if (!said) return [];
      const lag = lagMinutes ? `, ${lagOf(lagMinutes)} after the first` : '';
      const by = `${outletName ? `${outletName} · ` : ''}${KINDS[kind]}${lag}`;
      return [{ at: precision === 'day' ? dayOf(at) : momentOf(at), by, said }];
    },
  );
  if (entries.length === 0) return nothingWithin(terms, PLACE);
  const pace = paceChart(bundle.items.filter(({ publishedAt }) => isWithin(terms, publishedAt)));
  return [...(pace ? [pace] : []), { kind: 'timeline', entries }];
};
