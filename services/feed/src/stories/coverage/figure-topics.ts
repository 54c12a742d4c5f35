import type { Mention } from './figure-mentions.ts';
import { isPeople } from './outcomes.ts';
import { isStopWord, plain, stemOf } from './words.ts';

/** Mentions that surely speak of the same quantity. */
export interface Topic {
  subject: string;
  mentions: Mention[];
}

/** Values this far apart are taken for two quantities, not for two opinions on one. */
const MAX_RATIO = 2;
/** Words around the numbers that must be shared; each sign that one thing is meant lowers it by one. */
const SHARED_WORDS = 3;
const LEAST_SHARED = { ofNamed: 0, ofOthers: 1 };
/** Small numbers of a kind occur by chance: "three officers" here are not the two officers there. */
const TELLING_VALUE = 5;

/** A mention with what its whole item says about the same value. */
interface Pooled {
  mention: Mention;
  context: Set<string>;
  salient: boolean;
  /** Whether the item gives no other value of this kind that could be meant. */
  only: boolean;
}

const near = (a: number, b: number): boolean => Math.max(a / b, b / a) < MAX_RATIO;

/** One for each value of each kind in each item. */
const poolOf = (mentions: readonly Mention[]): Pooled[] => {
  const byItem = Map.groupBy(mentions, ({ itemId, key }) => `${itemId} ${key}`);
  return mentions.flatMap((mention) => {
    const ofKind = byItem.get(`${mention.itemId} ${mention.key}`) ?? [];
    const same = ofKind.filter(({ quantity }) => quantity.value === mention.quantity.value);
    if (same[0] !== mention) return [];
    return {
      mention,
      context: new Set(same.flatMap(({ context }) => [...context])),
      salient: same.some(({ salient }) => salient),
      only: ofKind.every((other) => same.includes(other) || !near(other.quantity.value, mention.quantity.value)),
    };
  });
};

const NOTHING: ReadonlySet<string> = new Set();

const sharedContext = (a: Pooled, b: Pooled, everywhere: ReadonlySet<string>): string[] => {
  const noun = stemOf(plain(a.mention.counted?.noun ?? ''));
  return [...a.context].filter((stem) => stem !== noun && b.context.has(stem) && !everywhere.has(stem));
};

const modifiersFit = (a: Mention, b: Mention): boolean => {
  const [left, right] = [a.counted?.modifiers ?? [], b.counted?.modifiers ?? []];
  return left.length === 0 || right.length === 0 || left.join(' ') === right.join(' ');
};

/** A noun of its own says much about what is counted; "people", a currency or a unit says little. */
const namesItself = ({ counted }: Mention): boolean => counted !== null && !isPeople(counted.noun);

/** Names tell who speaks or pays and, by themselves, not what an amount is for. */
const isName = (a: Pooled, b: Pooled, stem: string): boolean => a.mention.names.has(stem) || b.mention.names.has(stem);

const sameQuantity = (a: Pooled, b: Pooled, everywhere: ReadonlySet<string>): boolean => {
  const [left, right] = [a.mention, b.mention];
  if (left.key !== right.key || !modifiersFit(left, right)) return false;
  if (!near(left.quantity.value, right.quantity.value)) return false;
  const named = namesItself(left);
  const smallest = Math.min(left.quantity.value, right.quantity.value);
  const telling = left.quantity.unit !== 'count' || smallest >= TELLING_VALUE;
  const signs = Number(named && telling) + Number(a.salient && b.salient) + Number(a.only && b.only);
  const telltale = sharedContext(a, b, everywhere).length;
  const plainest = a.salient && b.salient && a.only && b.only;
  // the words of the whole story count half, and only where both reports put their one figure first
  const shared = plainest ? (telltale + sharedContext(a, b, NOTHING).length) / 2 : telltale;
  const least = Math.max(
    (named ? LEAST_SHARED.ofNamed : LEAST_SHARED.ofOthers) + Number(!telling),
    SHARED_WORDS - signs,
  );
  return shared >= least && (named || sharedContext(a, b, NOTHING).some((stem) => !isName(a, b, stem)));
};

/** The counted noun; for money, shares, measures and "people" with the two nearest words that both reports use. */
const contextSubject = (a: Pooled, b: Pooled): string => {
  const shared = new Set(sharedContext(a, b, NOTHING).filter((stem) => !isName(a, b, stem)));
  const words = a.mention.contextWords.filter((word) => !isStopWord(plain(word)) && shared.has(stemOf(plain(word))));
  const nearest = [...new Set(words)].slice(0, 2).join(', ');
  const { counted, unitWords } = a.mention;
  const noun = counted?.noun ?? unitWords;
  return nearest && (!counted || isPeople(noun)) ? `${noun} (${nearest})` : noun;
};

/** Figures of outcomes ("people killed") are one topic per kind: their words say what is counted. */
const outcomeTopics = (mentions: readonly Mention[]): Topic[] => {
  const topics = new Map<string, Topic>();
  for (const mention of mentions) {
    const topic = topics.get(mention.key) ?? { subject: mention.counted?.subject ?? mention.key, mentions: [] };
    topic.mentions.push(mention);
    topics.set(mention.key, topic);
  }
  return [...topics.values()];
};

/** Other figures are one topic only where the words around them are shared, too. */
const contextTopics = (mentions: readonly Mention[], everywhere: ReadonlySet<string>): Topic[] => {
  const open = new Map<string, { subject: string; members: Pooled[] }[]>();
  for (const pooled of poolOf(mentions)) {
    const topics = open.get(pooled.mention.key) ?? [];
    open.set(pooled.mention.key, topics);
    const like = (member: Pooled) =>
      member.mention.itemId !== pooled.mention.itemId && sameQuantity(member, pooled, everywhere);
    const topic = topics.find(({ members }) => members.some(like));
    if (!topic) topics.push({ subject: '', members: [pooled] });
    else {
      topic.subject ||= contextSubject(topic.members.find(like) ?? pooled, pooled);
      topic.members.push(pooled);
    }
  }
  return [...open.values()]
    .flat()
    .filter(({ subject }) => subject !== '')
    .map(({ subject, members }) => ({ subject, mentions: members.map(({ mention }) => mention) }));
};

/**
 * The quantities several mentions speak of. `everywhere` holds the stems that most reports of the story use: they tell
 * what the story is about and not which of its quantities is meant.
 */
export const topicsOf = (mentions: readonly Mention[], everywhere: ReadonlySet<string>): Topic[] => {
  const asserted = mentions.filter((mention) => mention.asserted);
  return [
    ...outcomeTopics(asserted.filter(({ counted }) => counted?.outcome)),
    ...contextTopics(
      asserted.filter(({ counted }) => !counted?.outcome),
      everywhere,
    ),
  ];
};
