import type { StoryAnalysis } from '@360/contracts/analysis';
import type { EvidenceBundle } from '@360/contracts/evidence';
import { bundleOf } from '../evidence/bundle.ts';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { figuresOf, sentencesOf } from './sentences-of.ts';

/** Everything an analysis of a story says with what it rests on, sealed. */
export const storyBundle = (evidence: StoryEvidence, analysis: StoryAnalysis): EvidenceBundle =>
  bundleOf(sentencesOf(analysis), evidence, figuresOf(analysis), analysis.version);
