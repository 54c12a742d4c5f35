import type { Perspective, Score } from '@360/contracts/analysis';
import type { Block, Said } from '../document.ts';
import { those } from '../ledger.ts';
import { capitalised, conditionName, countryName, momentOf } from '../names.ts';
import { abstentionOf, body, bounded, cell, isWithin, note, nothingWithin, type PartTerms } from '../part-terms.ts';

const STANDARD = 6;
const PLACE = 'perspectives';

const shown = ({ value, abstained }: Score): string =>
  value === null ? `— (too few ${conditionName(abstained ?? 'sentences')})` : `${value} of 100`;

type Order = (a: Perspective, b: Perspective) => number;
/** The centrist reads first who is borne out most, the investigator who least, the internationalist by country. */
const ORDERS: Record<PartTerms['ask']['persona'], Order> = {
  centrist: (a, b) => (b.factualityScore ?? -1) - (a.factualityScore ?? -1),
  investigator: (a, b) => (a.factualityScore ?? 101) - (b.factualityScore ?? 101),
  internationalist: (a, b) => countryName(a.country).localeCompare(countryName(b.country), 'en'),
};

const scoresOf = (perspectives: readonly Perspective[]): Block => ({
  kind: 'table',
  caption: 'Scores of each outlet for this story',
  columns: [
    { label: 'Outlet', weight: 3, align: 'start' },
    { label: 'Country', weight: 2, align: 'start' },
    { label: 'Kind', weight: 1.3, align: 'start' },
    { label: 'Objectivity', weight: 2.4, align: 'start' },
    { label: 'Factuality', weight: 2.4, align: 'start' },
  ],
  rows: perspectives.map(({ sourceName, url, country, journalismType, objectivity, factuality }) => [
    cell(sourceName, url),
    cell(countryName(country)),
    cell(capitalised(journalismType)),
    cell(shown(objectivity)),
    cell(shown(factuality)),
  ]),
});

const facetOf = ({ analysisApproach, publishedAt, copyOf, sourceType }: Perspective): string =>
  [
    capitalised(sourceType.replaceAll('-', ' ')),
    ...(analysisApproach ? [`${analysisApproach} approach`] : []),
    momentOf(publishedAt),
    ...(copyOf ? [`repeats the text of ${copyOf}`] : []),
  ].join(' · ');

const quotesOf = (terms: PartTerms, { id, keyQuotes, sourceName }: Perspective): Block[] =>
  keyQuotes.flatMap(({ text, speaker, passage }, index): Block[] => {
    const sentence = { text: `“${text}”`, passages: [passage], figures: [] };
    const said = terms.ledger.say(`${PLACE}/${id}/quotes/${index}`, sentence);
    return said ? [{ kind: 'quote', said, by: speaker ? `${speaker}, in ${sourceName}` : sourceName }] : [];
  });

const loadedOf = ({ ledger }: PartTerms, { id, loadedWords, sourceName }: Perspective): Block[] => {
  if (loadedWords.length === 0) return [];
  const words = [...new Set(loadedWords.map(({ word }) => word))];
  const text = `Loaded words in ${sourceName}: ${words.map((word) => `“${word}”`).join(', ')}.`;
  const passages = loadedWords.map(({ passage }) => passage);
  return body(...those([ledger.state(`${PLACE}/${id}/loaded`, text, { words: words.join(', ') }, passages)]));
};

const oneOf = (terms: PartTerms, perspective: Perspective): Block[] => {
  const { id, sourceName, summary } = perspective;
  const said: Said[] = those(summary.map((each, index) => terms.ledger.say(`${PLACE}/${id}/${index}`, each)));
  const isDeep = terms.ask.depth === 'deep';
  return [
    { kind: 'heading', text: sourceName },
    note(facetOf(perspective)),
    ...body(...said),
    ...quotesOf(terms, {
      ...perspective,
      keyQuotes: isDeep ? perspective.keyQuotes : perspective.keyQuotes.slice(0, 1),
    }),
    ...(isDeep ? loadedOf(terms, perspective) : []),
  ];
};

/** How each outlet tells the story. Only what was published within the time frame counts. */
export const perspectivesPart = (terms: PartTerms): Block[] => {
  const { analysis } = terms.frozen;
  if (analysis.perspectives.length === 0) return abstentionOf(terms, PLACE, 'No outlet’s perspective could be read.');
  const within = analysis.perspectives.filter(({ publishedAt }) => isWithin(terms, publishedAt));
  if (within.length === 0) return nothingWithin(terms, PLACE);
  const ordered = within.toSorted(ORDERS[terms.ask.persona]);
  const told = bounded(terms, ordered, STANDARD);
  return [scoresOf(ordered), ...told.flatMap((perspective) => oneOf(terms, perspective))];
};
