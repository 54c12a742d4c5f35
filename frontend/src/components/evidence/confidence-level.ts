/** How sure a text is, in a word: `high` from 0.9, `good` from 0.7. @param confidence 0–1 */
export const confidenceLevel = (confidence: number): 'high' | 'good' | 'moderate' =>
  confidence >= 0.9 ? 'high' : confidence >= 0.7 ? 'good' : 'moderate';
