/** The parts of each text, in order; each has its title and text under `legal.<text>.parts`. */
export const LEGAL_PARTS = {
  terms: [
    'acceptance',
    'service',
    'copyright',
    'responsibilities',
    'ai',
    'publishers',
    'liability',
    'changes',
    'contact',
  ],
  privacy: ['collection', 'browser', 'usage', 'protection', 'rights'],
  copyright: ['do', 'not', 'fairUse', 'dmca', 'optOut', 'times'],
} as const;
export type LegalText = keyof typeof LEGAL_PARTS;

/** What is said of the terms where there is room for the main points alone. */
export const TERMS_IN_SHORT = ['acceptance', 'service', 'copyright', 'responsibilities', 'ai', 'liability'] as const;
