import type { BriefingStep } from '@360/contracts/briefings';

/** The steps of a briefing on its way, in their order. */
export const BRIEFING_ORDER: readonly BriefingStep[] = ['waiting', 'reading', 'finding', 'analysing', 'writing'];
