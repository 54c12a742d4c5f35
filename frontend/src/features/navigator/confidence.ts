/** How sure a 360 briefing is, in a word: `high` from 0.8, `medium` from 0.6. @param confidence 0–1 */
export const navigatorLevel = (confidence: number): 'high' | 'medium' | 'low' =>
  confidence >= 0.8 ? 'high' : confidence >= 0.6 ? 'medium' : 'low';
