/** Every number the grouping rests on. One setting serves all data; none of it is fitted to a single source. */
export interface GroupingSettings {
  /** Most items held at once. When one more comes, the one that came first leaves; its story stays where it is stored. */
  readonly liveItems: number;
  /** Characters of an article's text that are read: news puts what happened first. */
  readonly textLength: number;
  /** Characters of text that stand in for a missing summary. */
  readonly leadLength: number;
  /** Weight in the head of a word of the title, */
  readonly titleWeight: number;
  /** of the lead, */
  readonly leadWeight: number;
  /** added to both for a name; one of several words is a term of its own with this weight. */
  readonly nameWeight: number;
  /** Share of its weight in the head that a word keeps which stands in a name of several. */
  readonly namePartWeight: number;
  /** Share of the weight of its place that a number has; a year or single digit a third of it. */
  readonly numberWeight: number;
  /** Size of the imagined background collection that word frequencies start from. */
  readonly backgroundItems: number;
  /** Background frequency of a word nothing is known about, in items of the background collection. */
  readonly unseenFrequency: number;
  /** Background frequency of the listed words that news uses everywhere. */
  readonly commonFrequency: number;
  /** Rarest terms of an item by which its candidates are looked up. */
  readonly lookupTerms: number;
  /** Added to every inverse document frequency, in nats: the higher, the less rare terms stand out. */
  readonly idfOffset: number;
  /** Items kept per term, newest first. */
  readonly postingsLength: number;
  /** Items that are compared in full. */
  readonly candidateItems: number;
  /** Stories that are compared in full. */
  readonly candidateStories: number;
  /** Members of a story that stand for its centroid. */
  readonly centroidMembers: number;
  /** Items of the smaller story that two stories are compared by. */
  readonly likenessMembers: number;
  /** Likeness assumed between members of a story; the length of the centroid follows from it. */
  readonly cohesion: number;
  /** Share in a score of the head's likeness to all members of a story together, */
  readonly centroidWeight: number;
  /** to its nearest member, */
  readonly memberWeight: number;
  /** and of the text's likeness to that of its nearest member. */
  readonly bodyWeight: number;
  /** Terms beyond the head from which a body has its full weight: one that repeats the head says nothing new. */
  readonly fullBodyTerms: number;
  /** The most that distance in time takes from a score. */
  readonly timePenalty: number;
  /** Taken from the score of an item that has names, but none in common with the story. */
  readonly strangerPenalty: number;
  /** Where an item has nothing but names and figures in common with a story, the share of its score that a second story is taken to reach. */
  readonly namesakeRival: number;
  /** Share of turns of phrase from which two items are a copy or notices of one pattern. */
  readonly patternFrame: number;
  /** Share of names under which they are notices of different events. */
  readonly patternNames: number;
  /** Share of names from which they are copies even where no figure is the same. */
  readonly copiedNames: number;
  /** Share of figures from which they are copies where no names are known. */
  readonly copiedFigures: number;
  /** Days after which 63 % of the time penalty apply. */
  readonly timeScaleDays: number;
  /** Score from which an item with many terms joins a story. */
  readonly threshold: number;
  /** Added to the threshold of an item with few terms, in inverse proportion to their number. */
  readonly fewTerms: number;
  /** Taken from the threshold when no second story comes near. */
  readonly marginBonus: number;
  /** Score from which an item may bind its second-best story to its best. */
  readonly bindThreshold: number;
  /** Likeness two stories must show for a merge. */
  readonly mergeThreshold: number;
  /** Likeness from which a second story is no rival of the first but another part of it. */
  readonly kinThreshold: number;
  /** Fewest reports of a part that becomes a story of its own. */
  readonly splitLeast: number;
  /** Reports of a story from which it is not looked at for parts: the work grows with their square. */
  readonly splitMost: number;
  /** Mean likeness of the reports within a part, at least. */
  readonly splitWithin: number;
  /** Mean likeness of the reports of two parts, at most. */
  readonly splitBetween: number;
  /** Likeness of the nearest two reports of two parts, at most. */
  readonly splitBridge: number;
}

export const defaultSettings: GroupingSettings = {
  liveItems: 200_000,
  textLength: 1500,
  leadLength: 400,
  titleWeight: 2.4,
  leadWeight: 1,
  nameWeight: 0.2,
  namePartWeight: 0.8,
  numberWeight: 0.7,
  backgroundItems: 1000,
  unseenFrequency: 1.3,
  commonFrequency: 40,
  lookupTerms: 8,
  idfOffset: 1.9,
  postingsLength: 64,
  candidateItems: 32,
  candidateStories: 6,
  centroidMembers: 20,
  likenessMembers: 8,
  cohesion: 0.42,
  centroidWeight: 0.5,
  memberWeight: 0.9,
  bodyWeight: 0.62,
  fullBodyTerms: 14,
  timePenalty: 0.17,
  strangerPenalty: 0.3,
  namesakeRival: 0.6,
  patternFrame: 0.2,
  patternNames: 0.3,
  copiedNames: 0.85,
  copiedFigures: 0.9,
  timeScaleDays: 1.6,
  threshold: 0.345,
  fewTerms: 0.08,
  marginBonus: 0.2,
  bindThreshold: 0.24,
  mergeThreshold: 0.275,
  kinThreshold: 0.2,
  splitLeast: 2,
  splitMost: 40,
  splitWithin: 0.2,
  splitBetween: 0.15,
  splitBridge: 0.35,
};
