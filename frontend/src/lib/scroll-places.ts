import { sessionMap } from './session-map.ts';

const KEPT = 100;
const isPlace = (stored: unknown): stored is number => Number.isFinite(stored);

/** How far each entry of the history was scrolled, in CSS pixels. */
export const scrollPlaces = sessionMap('scroll-places', KEPT, isPlace);
