const WORDS = { least: 5, most: 18 };
/** Scripts without spaces are counted by character, and Arabic writes small words as parts of others. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const DENSE_WORDS = { least: 8, most: 60 };

/** A format instead of a statement: "LIVE: …", "Watch | …". */
const FORMAT =
  /^\s*(live|watch|video|photos?|in pictures|opinion|analysis|explainer|exclusive|podcast|liveblog|ticker|kommentar|en direct|vidéo|en vivo|vídeo|análisis|opinión|مباشر|بالفيديو|فيديو|شاهد)(?!\p{L})\s*[:|–—-]/iu;
/** A title that asks, exclaims or was cut off. */
const OPEN_END = /([?!؟？！]|…|\.\.\.)["”»’)]?\s*$/u;
/** Titles that hold back what happened so that it is clicked, or list instead of telling. */
const HOLDS_BACK = new RegExp(
  [
    String.raw`^(why|how|what|who|when|where)\b(?!.*\bsays?\b)`,
    String.raw`\b(here['’]s|this is|that['’]s) (why|how|what|who)\b`,
    String.raw`\b(you won['’]t believe|what we know|things (to|you)|everything (you|we)|you (need|should|must) (to )?know|what happened next|goes viral)\b`,
    String.raw`^\d+ (things|reasons|ways|facts|photos|takeaways|charts)\b`,
    String.raw`^(warum|wieso|darum|deshalb|so (funktioniert|geht|reagier)|das (ist|sind|müssen|steckt|wissen)|was (wir|sie|man))(?!\p{L})`,
    String.raw`^(pourquoi|comment|voici|ce (que|qu))(?!\p{L})`,
    String.raw`^(por qué|así|esto es|estos son|lo que|qué|cómo)(?!\p{L})`,
    String.raw`^(لماذا|كيف|هذا ما|إليك|ماذا)(?!\p{L})`,
  ].join('|'),
  'iu',
);

const isShouted = (title: string): boolean => {
  const letters = title.replace(/[^\p{L}]/gu, '');
  return letters !== '' && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
};

/** Whether a title of so many words tells what happened: whole, in a usual length, without asking, shouting or luring. */
export const statesSomething = (title: string, words: number): boolean => {
  const { least, most } = DENSE.test(title) ? DENSE_WORDS : WORDS;
  if (words < least || words > most || isShouted(title)) return false;
  return !FORMAT.test(title) && !OPEN_END.test(title) && !HOLDS_BACK.test(title.trim());
};
