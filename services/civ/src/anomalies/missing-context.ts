import type { BlindspotDetail, Claim, Perspective } from '@360/contracts/analysis';
import {
  boundedSeverity,
  type Finding,
  opponentsOf,
  quoteOf,
  type Signal,
  type Stance,
  type StoryView,
  supportersOf,
} from './finding.ts';
import { shareOfWords, wordsOf } from './shared-words.ts';

const OMITTED = { supporters: 3, share: 0.75, ownClaims: 3, words: 0.5 };
const SEVERITY = {
  settled: { base: 20, opponent: 10, mostOpponents: 4, headline: 10 },
  omitted: { share: 50, main: 10 },
  unheard: { base: 30, report: 5, most: 60 },
};

/** Words by which a sentence sets its figure apart from another that is about. */
const SETS_APART =
  /\b(?:half|twice|more|fewer|less|higher|lower|larger|smaller)\b.{0,20}\b(?:than|as)\b|\b(?:disput|contest|contradict|den(?:y|ie)|differ|correct)\p{L}*|\b(?:earlier|previously|not \p{N}+|had (?:put|said|spoken)|instead of|rather than)\b/iu;

const isHeadline = ({ analysis }: StoryView, { itemId }: Stance, text: string): boolean =>
  analysis.sources[itemId]?.title === text;

/** What one report says, and one of those that say otherwise. */
const oneSided = (view: StoryView, claim: Claim, stance: Stance, opponents: readonly Stance[]): Finding[] => {
  const { itemId, passage } = stance;
  const said = quoteOf(view, itemId, passage);
  const against = opponents.flatMap((other) => quoteOf(view, other.itemId, other.passage) ?? [])[0];
  const isTwoSided = opponents.some(({ outletId }) => outletId === stance.outletId);
  if (!said || !against || isTwoSided || SETS_APART.test(said.text)) return [];
  const text = stance.stance === 'supports' ? claim.text : said.text;
  const { base, opponent, mostOpponents, headline } = SEVERITY.settled;
  const many = Math.min(mostOpponents, opponents.length);
  return [
    {
      ...({ itemId, type: 'missing_context' } as const),
      severity: boundedSeverity(base + opponent * many + (isHeadline(view, stance, said.text) ? headline : 0)),
      signals: [
        { key: 'civ.signal.contestedElsewhere', values: { claim: text, count: opponents.length }, quote: against },
        { key: 'civ.signal.saidAsSettled', values: { claim: text }, quote: said },
      ],
    },
  ];
};

/**
 * Reports that say of a main claim what at least as many independent reports contradict as say it, and do not set
 * apart what they say: severity 20 + 10 for each that contradicts, at most 40, + 10 where they say it in the headline. Words that
 * are only opposites of each other are too little here.
 */
const toldAsSettled = (view: StoryView): Finding[] =>
  view.analysis.claims
    .filter((claim) => claim.main && opponentsOf(claim).every(({ reason }) => reason !== 'antonym'))
    .flatMap((claim) => {
      const [supporters, opponents] = [supportersOf(claim), opponentsOf(claim)];
      if (supporters.length === 0 || opponents.length === 0) return [];
      return [
        ...(opponents.length >= supporters.length ? supporters : []).map((each) => [each, opponents] as const),
        ...(supporters.length >= opponents.length && supporters.length === 1 ? opponents : []).map(
          (each) => [each, supporters] as const,
        ),
      ].flatMap(([stance, others]) => oneSided(view, claim, stance, others));
    });

const omission = (view: StoryView, claim: Claim, told: Perspective): Finding[] => {
  const others = view.own.filter(({ report }) => report !== told.report).length;
  const share = claim.agreement.supporting / Math.max(1, others);
  const spoken = view.analysis.claims.filter(({ stances }) =>
    stances.some(({ outletId }) => outletId === told.outletId),
  );
  const speaks = claim.stances.some(({ report }) => report === told.report);
  const [itemId, first] = [told.itemIds[0], supportersOf(claim)[0]];
  if (speaks || share < OMITTED.share || spoken.length < OMITTED.ownClaims || !itemId || !first) return [];
  if (shareOfWords(claim.text, wordsOf(view, told.itemIds)) >= OMITTED.words) return [];
  const values = { claim: claim.text, count: claim.agreement.supporting, of: others };
  return [
    {
      ...({ itemId, type: 'missing_context' } as const),
      severity: boundedSeverity(SEVERITY.omitted.share * Math.min(1, share) + SEVERITY.omitted.main),
      signals: [{ key: 'civ.signal.omits', values, quote: quoteOf(view, first.itemId, first.passage) }],
    },
  ];
};

/**
 * Reports of three claims or more that leave out a main claim which at least three and three quarters of the other
 * independent reports make, and half of whose words they do not have: severity 50 · that share + 10.
 */
const leftOut = (view: StoryView): Finding[] => {
  const told = view.own.filter(({ journalismType }) => journalismType === 'report');
  return view.analysis.claims
    .filter(({ main, state, agreement }) => main && state === 'agreed' && agreement.supporting >= OMITTED.supporters)
    .flatMap((claim) => told.flatMap((perspective) => omission(view, claim, perspective)));
};

const unheardIn = (view: StoryView, { subject, of, sentence }: BlindspotDetail): Finding[] => {
  const [passage] = sentence.passages;
  const itemId = passage?.slice(0, passage.lastIndexOf('#'));
  const quote = passage && itemId ? quoteOf(view, itemId, passage) : null;
  if (!itemId || !quote) return [];
  const { base, report, most } = SEVERITY.unheard;
  const signal: Signal = { key: 'civ.signal.unheard', values: { group: subject, count: of }, quote };
  return [
    {
      ...({ itemId, type: 'missing_context' } as const),
      severity: boundedSeverity(Math.min(most, base + report * of)),
      signals: [signal],
    },
  ];
};

/** The first report that names people as affected whom no report lets speak, where that is a great gap: 30 + 5 for each report that names them, at most 60. */
const unheard = (view: StoryView): Finding[] =>
  view.analysis.blindspotDetails
    .filter(({ axis, impact }) => axis === 'affected' && impact === 'High')
    .flatMap((detail) => unheardIn(view, detail));

/** Everything that a reader of one report alone would not know. */
export const missingContexts = (view: StoryView): Finding[] => [
  ...toldAsSettled(view),
  ...leftOut(view),
  ...unheard(view),
];
