import { stem } from '../stories/grouping/stem.ts';
import { isCommonWord, isStopWord } from '../stories/grouping/stop-words.ts';
import { topicWords } from '../topics/category-of-text-terms.ts';
import { isTitleCase, type Mention, mentionsIn } from './names.ts';

export interface RelatedText {
  title: string;
  summary: string;
  text: string;
  /** ISO 639-1; null where it is not known. */
  language: string | null;
}

/** A name with how strongly the item is about it. */
export interface NamedEntity {
  /** As the item first writes it. */
  shown: string;
  /** Folded, its words apart by a space. */
  name: string;
  /** Its last word, by which a second mention calls it; null where that word alone could be anything. */
  alias: string | null;
  weight: number;
}

/** In the headline, the teaser, the text; a long text does not outweigh the headline. */
const FIELD_WEIGHTS = { title: 3, summary: 2, text: 0.5 } as const;
const MOST_IN_TEXT = 4;
const FIELDS = ['title', 'summary', 'text'] as const;
const TEXT_READ = 4_000;
const SHORTEST_KEYWORD = 4;
const SHORTEST_ALIAS = 4;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

/** Written without spaces, so words of two characters are as long as others of four. */
const segmentsOf = (text: string): string[] => {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike && [...segment].length > 1) words.push(segment.toLowerCase());
  return words;
};

/** The words that carry a subject: longer than three letters, no stop words, no numbers, stemmed, in order, each once. */
export const keywordsOf = (text: string): string[] => {
  const read = text.slice(0, TEXT_READ);
  if (UNSPACED.test(read)) return [...new Set(segmentsOf(read))];
  const words = topicWords(read).filter(
    (word) => word.length >= SHORTEST_KEYWORD && !isStopWord(word) && !/\d/.test(word),
  );
  return [...new Set(words.map((word) => (/^[a-z]+$/.test(word) ? stem(word) : word)))];
};

/** German capitalises every noun, so one capital makes no name there. */
const mayBeName = ({ parts }: Mention, language: string | null): boolean =>
  parts.length > 1 || (language !== 'de' && !isCommonWord(parts[0] ?? ''));

const aliasOf = (parts: string[]): string | null => {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && last.length >= SHORTEST_ALIAS && !isCommonWord(last) ? last : null;
};

/** "Ardern" beside "Jacinda Ardern" is the same person. */
const joinShortForms = (entities: Map<string, NamedEntity>): NamedEntity[] => {
  const byAlias = new Map<string, NamedEntity>();
  for (const entity of entities.values()) if (entity.alias) byAlias.set(entity.alias, entity);
  for (const [name, { weight }] of entities) {
    const whole = byAlias.get(name);
    if (!whole) continue;
    whole.weight += weight;
    entities.delete(name);
  }
  return [...entities.values()].sort((a, b) => b.weight - a.weight);
};

/** The people, places and bodies an item names, strongest first. */
export const entitiesOf = (item: RelatedText): NamedEntity[] => {
  const found = FIELDS.map((field) => ({ field, mentions: mentionsIn(item[field]), loud: isTitleCase(item[field]) }));
  const sure = new Set(
    found.flatMap(({ mentions, loud }) =>
      loud ? [] : mentions.filter(({ unsure }) => !unsure).map(({ parts }) => parts.join(' ')),
    ),
  );
  const entities = new Map<string, NamedEntity>();
  for (const { field, mentions, loud } of found) {
    const counts = new Map<string, number>();
    for (const mention of mentions) {
      const name = mention.parts.join(' ');
      const times = counts.get(name) ?? 0;
      if (((mention.unsure || loud) && !sure.has(name)) || !mayBeName(mention, item.language)) continue;
      if (times >= (field === 'text' ? MOST_IN_TEXT : 1)) continue;
      counts.set(name, times + 1);
      const known = entities.get(name);
      if (known) known.weight += FIELD_WEIGHTS[field];
      else
        entities.set(name, { shown: mention.shown, name, alias: aliasOf(mention.parts), weight: FIELD_WEIGHTS[field] });
    }
  }
  return joinShortForms(entities);
};
