const SENTENCE_END = /[.!?。！？؟…]["'”’»)\]]*(?=\s|$)/gu;
const SHORTEST_SHARE = 0.5;

/**
 * The beginning of a text on one line, at most `limit` characters: whole sentences when they fill half of it, else
 * whole words with an ellipsis.
 */
export const excerptOf = (text: string, limit: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const head = line.slice(0, limit);
  const sentence = [...head.matchAll(SENTENCE_END)].at(-1);
  const end = sentence ? sentence.index + sentence[0].length : 0;
  if (end >= limit * SHORTEST_SHARE) return head.slice(0, end);
  const words = line.slice(0, limit - 1);
  const space = words.lastIndexOf(' ');
  return `${(space > limit * SHORTEST_SHARE ? words.slice(0, space) : words).toWellFormed().replace(/[\s,;:–-]+$/u, '')}…`;
};
