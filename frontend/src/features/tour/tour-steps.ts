/** Where the card stands beside what it tells of, while there is room. */
export type Side = 'start' | 'end' | 'above' | 'below';

export interface TourStep {
  /** Names its title and text under `tour.steps`. */
  id: 'welcome' | 'featured' | 'perspectives' | 'consensus' | 'panel' | 'blindspots' | 'feed';
  /** Selectors of what it tells of: the first that is on the page. The card stands in the middle where none is. */
  targets: readonly string[];
  side: Side;
}

const ANALYSIS = '[data-tour="analysis"]';

export const TOUR_STEPS: readonly TourStep[] = [
  { id: 'welcome', targets: [], side: 'below' },
  { id: 'featured', targets: ['[data-tour="featured"]'], side: 'end' },
  { id: 'perspectives', targets: ['[data-tour="perspectives"]', ANALYSIS], side: 'above' },
  { id: 'consensus', targets: ['[data-tour="dial"] > .dial', '[data-tour="consensus"]', ANALYSIS], side: 'start' },
  { id: 'panel', targets: [ANALYSIS], side: 'above' },
  { id: 'blindspots', targets: ['[data-tour="blindspots"]', ANALYSIS], side: 'above' },
  { id: 'feed', targets: ['[data-tour="feed"]'], side: 'start' },
];
