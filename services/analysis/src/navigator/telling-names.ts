const NAME = /\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,2}/gu;
const READ = 6_000;
const MOST = 4;
const OFTEN = 2;

/** The names a text says most often, as words to search for: capitalised words that follow each other, at least twice. */
export const tellingNames = (text: string): string => {
  const counts = new Map<string, number>();
  for (const [name] of text.slice(0, READ).matchAll(NAME)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= OFTEN)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST)
    .map(([name]) => name)
    .join(' ');
};
