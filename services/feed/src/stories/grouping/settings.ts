/** Every number the grouping rests on. One setting serves all data; none of it is fitted to a single source. */
export interface GroupingSettings {
  /** Characters of an article's text that are read: news puts what happened first. */
  readonly textLength: number;
  /** Characters of text that stand in for a missing summary. */
  readonly leadLength: number;
  readonly titleWeight: number;
  readonly leadWeight: number;
  readonly nameWeight: number;
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
  readonly centroidWeight: number;
  readonly memberWeight: number;
  readonly bodyWeight: number;
  /** Terms beyond the head from which a body has its full weight: one that repeats the head says nothing new. */
  readonly fullBodyTerms: number;
  /** The most that distance in time takes from a score. */
  readonly timePenalty: number;
  /** Taken from the score of an item that has names, but none in common with the story. */
  readonly strangerPenalty: number;
  /** Where an item has nothing but names and figures in common with a story, the share of its score that a second story is taken to reach. */
  readonly namesakeRival: number;
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
}

export const defaultSettings: GroupingSettings = {
  textLength: 1500,
  leadLength: 400,
  titleWeight: 2.4,
  leadWeight: 1,
  nameWeight: 0.2,
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
  timeScaleDays: 1.6,
  threshold: 0.345,
  fewTerms: 0.08,
  marginBonus: 0.2,
  bindThreshold: 0.24,
  mergeThreshold: 0.275,
  kinThreshold: 0.2,
};
