import type { Block, Said } from '../document.ts';
import { those } from '../ledger.ts';
import { countryName } from '../names.ts';
import { isWithin, type PartTerms, plain } from '../part-terms.ts';
import { paceChart } from '../report-pace.ts';
import { blindspotPoints } from './blindspots.ts';
import { agreementChart, comparedClaims } from './consensus.ts';

const MOST_CLAIMS = 4;
const MOST_COUNTRIES = 6;
const MOST_BLINDSPOTS = 3;

/** The story as the persona reads it, or its summary where the reading abstains. */
const leadOf = ({ frozen, reading, ledger }: PartTerms): Said[] => {
  const read = those(reading.sentences.map((sentence, at) => ledger.say(`reading/${at}`, sentence)));
  if (read.some(({ cites }) => cites.length > 0)) return read;
  return those(frozen.analysis.summary.map((sentence, at) => ledger.say(`summary/${at}`, sentence)));
};

const countriesChart = ({ frozen }: PartTerms): Block[] => {
  const rows = frozen.detail.countries
    .filter(({ independent }) => independent > 0)
    .map(({ country, independent }) => ({ label: countryName(country), count: independent }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'))
    .slice(0, MOST_COUNTRIES);
  if (rows.length === 0) return [];
  const alt = rows.map(({ label, count }) => `${label} ${count}`).join(', ');
  return [{ kind: 'chart', title: 'Independent reports by country', alt, chart: { kind: 'blocks', rows } }];
};

/** The first page after the cover: the story as the persona reads it, and its figures at a glance. */
export const inShortPart = (terms: PartTerms): Block[] => {
  const said = leadOf(terms);
  const agreement = agreementChart(comparedClaims(terms).slice(0, MOST_CLAIMS));
  const pace = paceChart(terms.frozen.bundle.items.filter(({ publishedAt }) => isWithin(terms, publishedAt)));
  const points = blindspotPoints(terms, terms.frozen.analysis.blindspotDetails.slice(0, MOST_BLINDSPOTS));
  return [
    said.length > 0
      ? { kind: 'paragraph', style: 'lead', said }
      : { kind: 'abstained', said: plain('There is too little evidence to tell this story in short.') },
    ...(agreement ? [agreement] : []),
    ...countriesChart(terms),
    ...(pace ? [pace] : []),
    ...(points.length > 0 ? [{ kind: 'heading', text: 'Blindspots' } as const, ...points] : []),
  ];
};
