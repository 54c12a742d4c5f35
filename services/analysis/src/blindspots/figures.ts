import type { BlindspotDetail } from '@360/contracts/analysis';
import { countryName, languageName } from '../phrases/phrases.ts';

/** Whole percent, as sentences state them. */
export const percentOf = (share: number): number => Math.round(100 * share);

type Counted = Pick<BlindspotDetail, 'axis' | 'subject' | 'observed' | 'expected' | 'of'>;

const nameOf = ({ axis, subject }: Counted): string =>
  axis === 'country' ? countryName(subject) : axis === 'language' ? languageName(subject) : subject;

/** The values a blindspot's sentence states, by name: shares in percent. */
export const blindspotFigures = (blindspot: Counted): Record<string, number | string> => {
  const place = `blindspots/${blindspot.axis}/${blindspot.subject}`;
  return {
    [`${place}/subject`]: nameOf(blindspot),
    [`${place}/observed`]: percentOf(blindspot.observed),
    [`${place}/expected`]: percentOf(blindspot.expected),
    [`${place}/of`]: blindspot.of,
  };
};
