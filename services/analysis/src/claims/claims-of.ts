import type { Claim, Stance } from '@360/contracts/analysis';
import { declaresOtherValue } from '@360/reading/disagreement';
import { wordsOf } from '@360/reading/words';
import type { EvidenceReport, StoryEvidence } from '../evidence/evidence.ts';
import { agreementOf } from './agreement.ts';
import { type Aligned, type Alignment, align, type createIndex, type Story } from './alignment.ts';
import { claimIdOf, type SpeakerOf } from './claim-id.ts';
import { kindOfClaim } from './claim-sentences.ts';
import { storyWords } from './story-words.ts';
import { type Told, toldBy, type Voices, voicesOf } from './told-sentences.ts';
import { withdrawnClaims } from './withdrawn.ts';

/** A copy may be longer than what its report is read for: an outlet's own lines stand before the wire's. */
const MOST_OF_A_COPY = 24;

const keyOf = (text: string): string => wordsOf(text).join(' ');

/** Which copies repeat a sentence: by its words, or else by speaking to the same claim. */
const repeatersIn = (voices: Voices, told: readonly Told[], index: ReturnType<typeof createIndex>) => {
  const own = new Set(told.map(({ report, segment }) => `${report} ${keyOf(segment.text)}`));
  const said = new Map<string, Set<string>>();
  const note = (key: string, itemId: string) => said.set(key, (said.get(key) ?? new Set()).add(itemId));
  for (const [report, items] of voices.copies) {
    for (const item of items) {
      for (const sentence of toldBy(item, MOST_OF_A_COPY)) {
        const words = `${report} ${keyOf(sentence.segment.text)}`;
        note(words, item.id);
        const found = own.has(words) ? null : index.find(sentence);
        if (found) note(`${report} ${found.alignment.founder.segment.id}`, item.id);
      }
    }
  }
  return ({ founder }: Alignment, { told }: Aligned): string[] => {
    const same = said.get(`${told.report} ${keyOf(told.segment.text)}`) ?? [];
    const alike = said.get(`${told.report} ${founder.segment.id}`) ?? [];
    return [...new Set([...same, ...alike])].sort();
  };
};

const earlier = ({ told: a }: Aligned, { told: b }: Aligned): number =>
  a.item.publishedAt - b.item.publishedAt ||
  (a.item.id < b.item.id ? -1 : a.item.id > b.item.id ? 1 : a.segment.index - b.segment.index);

/** The sentence that says it first. */
const firstOf = ({ founder, members }: Alignment): Told =>
  members.filter(({ reason }) => reason === null).sort(earlier)[0]?.told ?? founder;

const setsApart = ({ told: { segment, item } }: Aligned): boolean => declaresOtherValue(segment.text, item.language);

/**
 * A report speaks once: by the latest of its items that speaks to the claim, in the first sentence there; of a dispute in
 * the one that says how its figure stands to those of others.
 */
const spokenIn = ({ members }: Alignment): Aligned[] => {
  const disputed = members.some(({ reason }) => reason === 'figure');
  const byReport = Map.groupBy([...members].sort(earlier), ({ told }) => told.report);
  return [...byReport.values()].flatMap((said) => {
    const latest = said.filter(({ told }) => told.item === said.at(-1)?.told.item);
    return (disputed ? latest.find(setsApart) : undefined) ?? latest.slice(0, 1);
  });
};

const stateOf = ({ supporting, contradicting }: Claim['agreement']): Claim['state'] =>
  contradicting > 0 ? 'contested' : supporting > 1 ? 'agreed' : 'single-source';

const isMain = ({ members }: Alignment): boolean => {
  const reports = Map.groupBy(members, ({ told }) => told.report);
  const leading = [...reports.values()].filter((said) => said.some(({ told }) => told.lead)).length;
  return 2 * leading >= reports.size;
};

type Repeaters = ReturnType<typeof repeatersIn>;

const stanceBy = (alignment: Alignment, aligned: Aligned, repeaters: Repeaters): Stance => ({
  report: aligned.told.report,
  itemId: aligned.told.item.id,
  outletId: aligned.told.item.outletId,
  stance: aligned.reason === null ? 'supports' : 'contradicts',
  reason: aligned.reason,
  passage: aligned.told.segment.id,
  copies: repeaters(alignment, aligned),
});

const claimFrom = (alignment: Alignment, repeaters: Repeaters, speakerOf: SpeakerOf): Claim => {
  const { segment, item, read } = firstOf(alignment);
  const stances = spokenIn(alignment).map((aligned) => stanceBy(alignment, aligned, repeaters));
  const supporting = stances.filter(({ stance }) => stance === 'supports').length;
  const agreement = agreementOf(supporting, stances.length - supporting);
  return {
    id: claimIdOf(segment.id),
    text: segment.text,
    kind: kindOfClaim(segment.text, read.figures.length),
    main: isMain(alignment),
    state: stateOf(agreement),
    speaker: speakerOf(segment.id),
    ...{ stances, agreement },
    firstItemId: item.id,
    firstAt: new Date(item.publishedAt).toISOString(),
  };
};

/** Main claims first, then those of most independent supporters, then the earliest. */
const inOrder = (a: Claim, b: Claim): number =>
  Number(b.main) - Number(a.main) ||
  b.agreement.supporting - a.agreement.supporting ||
  Date.parse(a.firstAt) - Date.parse(b.firstAt) ||
  (a.id < b.id ? -1 : 1);

const storyOf = (told: readonly Told[]): Story => ({
  words: storyWords(told),
  figuresOf: new Map(
    [...Map.groupBy(told, ({ report }) => report)].map(([report, said]) => [
      report,
      said.flatMap(({ read }) => read.figures),
    ]),
  ),
});

const nobody: SpeakerOf = () => null;

/**
 * What the reports of a story state that can be checked, and how each independent report stands to it. A sentence joins
 * one claim; copies of a report stand in its `copies` and never count. The order of the reports given does not matter.
 */
export const claimsOf = (evidence: Pick<StoryEvidence, 'reports'>, speakerOf: SpeakerOf = nobody): Claim[] => {
  const voices = voicesOf(evidence.reports);
  const told = voices.own.flatMap((item: EvidenceReport) => toldBy(item));
  const story = storyOf(told);
  const { alignments, index } = align(told, story);
  const repeaters = repeatersIn(voices, told, index);
  const claims = alignments.map((alignment) => claimFrom(alignment, repeaters, speakerOf));
  return [...claims, ...withdrawnClaims(voices.own, index, speakerOf)].sort(inOrder);
};
