import type { BlindspotDetail, Persona } from '@360/contracts/analysis';

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
const PARTS = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const days = new Intl.DateTimeFormat('en-GB', PARTS);
const times = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'UTC' });
const MINUTES_A_DAY = 1_440;

export const countryName = (code: string | null): string => (code === null ? 'Unknown' : (countries.of(code) ?? code));

/** "20 November 2026", in UTC. */
export const dayOf = (at: string): string => days.format(new Date(at));
/** "20 November 2026, 09:06 UTC". */
export const momentOf = (at: string): string => `${dayOf(at)}, ${times.format(new Date(at))} UTC`;

/** "35 min", "4 h 05 min", "2 d 3 h". */
export const lagOf = (minutes: number): string => {
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes < MINUTES_A_DAY) return `${hours} h ${String(rest).padStart(2, '0')} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
};

export const PERSONA_NAMES: Readonly<Record<Persona, string>> = {
  centrist: 'The Centrist',
  investigator: 'The Investigator',
  internationalist: 'The Internationalist',
};

export const AXIS_NAMES: Readonly<Record<BlindspotDetail['axis'], string>> = {
  country: 'Country',
  language: 'Language',
  ownership: 'Ownership',
  leaning: 'Leaning',
  approach: 'Approach',
  affected: 'Those affected',
};

/** Why there is no score, in words; what they need stands in the method. */
const CONDITION_NAMES: Readonly<Record<string, string>> = {
  'independent-reports': 'independent reports',
  'told-sentences': 'sentences told in English',
  'outlet-claims': 'claims of the outlet',
  'spoken-claims': 'claims that another report speaks to',
  'source-claims': 'claims of the outlet that others speak to',
  'source-items': 'stored items of the outlet',
  'catalogue-outlets': 'outlets of the catalogue with a record',
  'usual-reports': 'reports that tell what is usual',
  'compared-claims': 'claims that two independent reports speak to',
  sentences: 'sentences',
};
export const conditionName = (condition: string): string =>
  CONDITION_NAMES[condition] ?? condition.replaceAll('-', ' ');

export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
