import { APPROACHES } from '@360/contracts/vocabulary';
import type { Material } from '../making/frozen.ts';
import type { ReportDocument } from './document.ts';
import { capitalised, dayOf, momentOf, PERSONA_NAMES } from './names.ts';

type Cover = Omit<ReportDocument, 'parts'>;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What stands before the first section. */
export const coverOf = ({ ask, frozen }: Material): Cover => {
  const { analysis, detail, at } = frozen;
  const { approaches, agreement, countries } = detail.coverage;
  const category = detail.category ? `${capitalised(detail.category)} · ` : '';
  const percent = agreement.percent;
  const reports = analysis.independentReports;
  return {
    title: analysis.title,
    kicker: `${category}${dayOf(ask.timeframe.from)} to ${dayOf(ask.timeframe.to)}`,
    persona: ask.persona,
    readBy: `Read by ${PERSONA_NAMES[ask.persona]}`,
    facts: [
      ...(ask.topic === analysis.title ? [] : [`Asked about: ${ask.topic}`]),
      `${capitalised(ask.depth)} depth, ${counted(ask.sections.length, 'section', 'sections')}.`,
      `${counted(reports, 'independent report', 'independent reports')} in ${counted(analysis.outlets, 'outlet', 'outlets')} and ${counted(countries.length, 'country', 'countries')}.`,
      `Evidence frozen on ${momentOf(at)}.`,
    ],
    dial: {
      kind: 'dial',
      approaches: APPROACHES.map((approach) => approaches[approach] ?? 0),
      ...{ percent, state: agreement.state, reports },
    },
    dialAlt: `${APPROACHES.map((approach) => `${approach} ${approaches[approach] ?? 0}`).join(', ')}; ${percent === null ? 'agreement not told' : `${percent} percent agree`}`,
    frozenAt: at,
    date: dayOf(at),
  };
};
