import type { CitedSentence } from '@360/contracts/evidence';
import type { Segment } from '../evidence/evidence.ts';
import { phrase } from '../phrases/phrases.ts';
import { wordCount } from '../summaries/whole-sentences.ts';
import { type EvidenceIndex, independentReports } from './evidence-index.ts';
import { standsAlone } from './stands-alone.ts';

const QUOTED = /["“„«][^"“”„«»]*["”“»]/gu;
/** Reports say in their first sentences what has happened. */
const FIRST_SEGMENTS = 4;
/** What several reports agree on opens a text unless it speaks this much less of the event than a report's beginning. */
const TELLING_ENOUGH = 0.6;
const LEAST_WORDS = 8;

/** How far a sentence tells what the story is about in words that are not quoted. */
const telling = (index: EvidenceIndex, segment: Segment): number => {
  if (wordCount(segment.text) < LEAST_WORDS) return 0;
  const quoted = [...segment.text.matchAll(QUOTED)].reduce((sum, [text]) => sum + text.length, 0);
  return index.centrality(segment) * (1 - quoted / segment.text.length);
};

interface Told {
  sentence: CitedSentence;
  worth: number;
}

const best = (told: readonly Told[]): Told | undefined =>
  told.reduce<Told | undefined>((most, one) => (most && most.worth >= one.worth ? most : one), undefined);

const ofAgreed = (index: EvidenceIndex, agreed: readonly CitedSentence[]): Told | undefined =>
  best(
    agreed.flatMap((sentence) => {
      const segment = index.segment(sentence.passages[0] ?? '');
      return segment ? [{ sentence, worth: telling(index, segment) }] : [];
    }),
  );

const ofBeginnings = (index: EvidenceIndex): Told | undefined =>
  best(
    independentReports(index.evidence).flatMap(({ segments, language, outletName }) =>
      segments
        .slice(0, FIRST_SEGMENTS)
        .filter((segment) => standsAlone(segment, language))
        .map((segment) => ({
          sentence: phrase(
            'article.outlet-says',
            { outlet: outletName, sentence: segment.text },
            { passages: [segment.id] },
          ),
          worth: telling(index, segment),
        })),
    ),
  );

/**
 * The sentence a text on a story opens with: of what reports agree on the one that tells most of the event, or, where
 * that is a detail or a quotation, what one report begins with, in its name. Undefined where nothing tells of the event.
 */
export const openingOf = (index: EvidenceIndex, agreed: readonly CitedSentence[]): CitedSentence | undefined => {
  const [shared, beginning] = [ofAgreed(index, agreed), ofBeginnings(index)];
  if (shared && shared.worth > 0 && shared.worth >= TELLING_ENOUGH * (beginning?.worth ?? 0)) return shared.sentence;
  return beginning && beginning.worth > 0 ? beginning.sentence : undefined;
};
