/** Languages whose numbers, dates and capitals are told apart; null where a text is too short to tell. */
export type Tongue = 'en' | 'de' | 'fr' | 'es' | 'ar' | null;

const COMMON: [Exclude<Tongue, null>, Set<string>][] = (
  [
    [
      'en',
      'the of and to in that was is were for on with by at from said has have had his her their its which they will been not are an would after',
    ],
    [
      'de',
      'der die das und den dem des nicht ist sind wurde wurden von mit auf für eine einen einem einer hat haben sich auch nach bei im am zum zur sagte dass wird werden',
    ],
    [
      'fr',
      'le la les des est et du une dans pour sur avec par qui que au aux pas sont été ont cette ces selon plus leur était après',
    ],
    [
      'es',
      'el la los las del y en una por con para que se fue han ha su sus al no es son según más este esta como tras entre',
    ],
  ] as const
).map(([tongue, words]) => [tongue, new Set(words.split(' '))]);
const ARABIC = /\p{Script=Arabic}/u;
/** Below so many common words nothing is told. */
const LEAST = 2;

/** The language of a text by its most common words; Arabic by its script. */
export const tongueOf = (text: string): Tongue => {
  if (ARABIC.test(text)) return 'ar';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = COMMON.map(([tongue, common]) => ({ tongue, count: words.filter((word) => common.has(word)).length }));
  counts.sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first && first.count >= LEAST && first.count > (second?.count ?? 0) ? first.tongue : null;
};
