import type { Mention } from '@360/reading/figure-mentions';
import { isPeople } from '@360/reading/outcomes';
import { isStopWord, plain, stemOf } from '@360/reading/words';

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
  /** Stems around it, without that of the counted noun. */
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
    const context = new Set(same.flatMap((each) => [...each.context]));
    context.delete(stemOf(plain(mention.counted?.noun ?? '')));
    return {
      ...{ mention, context },
      salient: same.some(({ salient }) => salient),
      only: ofKind.every((other) => same.includes(other) || !near(other.quantity.value, mention.quantity.value)),
    };
  });
};

/** How many stems two contexts share: all, those that tell one quantity of the story from another, those no names. */
const sharedContext = (a: Pooled, b: Pooled, everywhere: ReadonlySet<string>) => {
  const counts = { all: 0, telling: 0, noNames: 0 };
  for (const stem of a.context) {
    if (!b.context.has(stem)) continue;
    counts.all++;
    if (!everywhere.has(stem)) counts.telling++;
    if (!isName(a, b, stem)) counts.noNames++;
  }
  return counts;
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
  const { all, telling: telltale, noNames } = sharedContext(a, b, everywhere);
  const plainest = a.salient && b.salient && a.only && b.only;
  // the words of the whole story count half, and only where both reports put their one figure first
  const shared = plainest ? (telltale + all) / 2 : telltale;
  const least = Math.max(
    (named ? LEAST_SHARED.ofNamed : LEAST_SHARED.ofOthers) + Number(!telling),
    SHARED_WORDS - signs,
  );
  return shared >= least && (named || noNames > 0);
};

/** The counted noun; for money, shares, measures and "people" with the two nearest words that both reports use. */
const contextSubject = (a: Pooled, b: Pooled): string => {
  const shared = new Set([...a.context].filter((stem) => b.context.has(stem) && !isName(a, b, stem)));
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

interface OpenTopic {
  subject: string;
  members: Pooled[];
}

const isFirstAndOnly = ({ salient, only }: Pooled): boolean => salient && only;

/**
 * Topics of one kind of figure, found by the words around their members: without a word in common two figures are one
 * only where both reports put them first and give no other, so that most topics need no look.
 */
const createKind = () => {
  const topics: OpenTopic[] = [];
  const byStem = new Map<string, Set<number>>();
  const firstAndOnly = new Set<number>();
  return {
    topics,
    find: (pooled: Pooled, like: (member: Pooled) => boolean): OpenTopic | undefined => {
      const near = new Set(isFirstAndOnly(pooled) ? firstAndOnly : []);
      for (const stem of pooled.context) for (const topic of byStem.get(stem) ?? []) near.add(topic);
      const first = [...near].sort((a, b) => a - b).find((topic) => topics[topic]?.members.some(like));
      return first === undefined ? undefined : topics[first];
    },
    add: (pooled: Pooled, known: OpenTopic | undefined): void => {
      const topic = known ?? { subject: '', members: [] };
      if (!known) topics.push(topic);
      topic.members.push(pooled);
      const index = topics.indexOf(topic);
      if (isFirstAndOnly(pooled)) firstAndOnly.add(index);
      for (const stem of pooled.context) {
        const holders = byStem.get(stem);
        if (holders) holders.add(index);
        else byStem.set(stem, new Set([index]));
      }
    },
  };
};

/** Other figures are one topic only where the words around them are shared, too. */
const contextTopics = (mentions: readonly Mention[], everywhere: ReadonlySet<string>): Topic[] => {
  const kinds = new Map<string, ReturnType<typeof createKind>>();
  for (const pooled of poolOf(mentions)) {
    const kind = kinds.get(pooled.mention.key) ?? createKind();
    kinds.set(pooled.mention.key, kind);
    const like = (member: Pooled) =>
      member.mention.itemId !== pooled.mention.itemId && sameQuantity(member, pooled, everywhere);
    const topic = kind.find(pooled, like);
    if (topic) topic.subject ||= contextSubject(topic.members.find(like) ?? pooled, pooled);
    kind.add(pooled, topic);
  }
  return [...kinds.values()]
    .flatMap(({ topics }) => topics)
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
