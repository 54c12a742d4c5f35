/** Each with its title and text under `helpPage.questions`. */
export const QUESTIONS = ['analysis', 'tags', 'custom', 'personas', 'noFigure', 'opted'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The user guide, topic by topic, under `helpPage.guide`. */
export const GUIDE_TOPICS = ['feed', 'story', 'panel', 'evidence', 'search', 'own', 'keys'] as const;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Those whose text holds every word that was typed, whatever its accents and capitals. */
export function matching<Id extends string>(
  ids: readonly Id[],
  typed: string,
  textOf: (id: Id) => string,
): readonly Id[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return ids.filter((id) => {
    const text = plain(textOf(id));
    return words.every((word) => text.includes(word));
  });
}
