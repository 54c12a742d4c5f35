import type { Material } from '../making/frozen.ts';
import type { Block, Cell, Said } from './document.ts';
import type { Ledger } from './ledger.ts';
import { conditionName, dayOf } from './names.ts';

/** What every section is made from. */
export interface PartTerms extends Material {
  ledger: Ledger;
}

/** How many entries a section holds at each depth. */
export const bounded = <Entry>({ ask }: PartTerms, entries: readonly Entry[], standard: number): Entry[] =>
  ask.depth === 'deep' ? [...entries] : entries.slice(0, standard);

export const isWithin = ({ ask }: Pick<Material, 'ask'>, at: string): boolean => {
  const time = Date.parse(at);
  return time >= Date.parse(ask.timeframe.from) && time <= Date.parse(ask.timeframe.to);
};

export const cell = (text: string, href: string | null = null): Cell => ({ text, cites: [], href });
export const saidCell = (said: Said): Cell => ({ ...said, href: null });
/** A sentence of the product itself about the report; nothing of the story is told in it. */
export const plain = (text: string): Said => ({ text, cites: [] });
export const body = (...said: Said[]): Block[] => (said.length > 0 ? [{ kind: 'paragraph', style: 'body', said }] : []);
export const note = (text: string): Block => ({ kind: 'paragraph', style: 'note', said: [plain(text)] });

const abstained = (said: Said | null): Block[] => (said ? [{ kind: 'abstained', said }] : []);

/** Says that nothing falls within the time frame. */
export const nothingWithin = ({ ask, ledger }: PartTerms, place: string): Block[] => {
  const [from, to] = [dayOf(ask.timeframe.from), dayOf(ask.timeframe.to)];
  const text = `No report of this story was published in the time frame, ${from} to ${to}.`;
  return abstained(ledger.state(`${place}/none`, text, { from, to }));
};

/** Says why a part of the analysis abstains, by the condition that failed; `otherwise` where it names none. */
export const abstentionOf = (terms: PartTerms, place: string, otherwise: string): Block[] => {
  const { frozen, ledger } = terms;
  const named = frozen.analysis.abstentions.find((each) => each.place === place || each.place.startsWith(`${place}/`));
  if (!named) return abstained(plain(otherwise));
  const { condition, needed, found } = named;
  const text = `Too little is known to say this: it takes ${needed} or more, and there are ${found} (${conditionName(condition)}).`;
  return abstained(ledger.state(`${place}/abstained`, text, { needed, found }));
};
